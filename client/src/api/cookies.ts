/** A seat belongs to a cookie. Without cookies, players could only watch the tables they open. */
import { ApiError } from '.';

export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError('no-cookies', '');
}
