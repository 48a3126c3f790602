/** The path of the server below its host, empty at the top. The server writes it into the page (server/app/page.py). */

const readBase = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="bastide-root"]')?.content ?? '');

export const BASE_PATH = readBase();

/** The address of a path. Text without a leading slash is returned as it is. */
export const withBase = (path: string, root = BASE_PATH): string =>
  path.startsWith('/') ? root + path : path;

/** The path without the root, or null for an address outside of it. */
export function stripBase(pathname: string, root = BASE_PATH): string | null {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}
