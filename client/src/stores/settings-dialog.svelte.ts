/** Whether the settings are open; their dialog is fetched when somebody opens it first. */
class Preferences {
  open = $state(false);
  /** Somebody has opened them: from then on the dialog is part of the page. */
  wanted = $state(false);

  show(): void {
    this.wanted = true;
    this.open = true;
  }
}

export const preferences = new Preferences();
