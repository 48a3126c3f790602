/** Work at the server that a button begins: whether it is under way, and why the last one failed. */
import { ApiError } from '../../api';
import { t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

export class ServerCall {
  busy = $state(false);
  trouble = $state('');

  /** Runs the work. Where it fails, `trouble` has the reason. */
  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof ApiError ? apiErrorText(error) : t('error-server');
    }
    this.busy = false;
  }
}
