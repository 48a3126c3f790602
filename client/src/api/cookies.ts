/** A seat belongs to a cookie: without one a table would open that its maker can only watch. */
import { ApiError } from '.';

export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError('no-cookies', '');
}
