/** Whether the settings are open. Their dialog loads when it is first opened. */
class SettingsDialogState {
  open = $state(false);
  /** Once opened, the dialog stays in the page. */
  section = $state(false);

  show(): void {
    this.section = true;
    this.open = true;
  }
}

export const settingsDialog = new SettingsDialogState();
