/** A request started by a button: whether it runs, and its error. */
import { ApiError } from '../../api';
import { t } from '../../i18n';
import { apiErrorText } from '../../i18n/error-text';

export class ServerCall {
  busy = $state(false);
  error = $state('');

  /** Runs the request. On failure `trouble` has the reason. */
  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = '';
    try {
      await work();
    } catch (error) {
      this.error = error instanceof ApiError ? apiErrorText(error) : t('error-server');
    }
    this.busy = false;
  }
}
