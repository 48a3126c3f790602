/** Whether the settings are open; their dialog is fetched when somebody opens it first. */
class SettingsDialogState {
  open = $state(false);
  /** Somebody has opened them: from then on the dialog is part of the page. */
  section = $state(false);

  show(): void {
    this.section = true;
    this.open = true;
  }
}

export const settingsDialog = new SettingsDialogState();
