/** Where the server lies: the path before all paths of it, "" at the top of its name. The server writes it into the page
 *  (server/app/page.py); everything that asks or links goes through here. */

const readBase = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="bastide-root"]')?.content ?? '');

export const BASE_PATH = readBase();

/** The address of a path of ours; what begins with no slash is none. */
export const withBase = (path: string, root = BASE_PATH): string => (path.startsWith('/') ? root + path : path);

/** The path of ours that an address has; null for an address beside the root. */
export function stripBase(pathname: string, root = BASE_PATH): string | null {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}
