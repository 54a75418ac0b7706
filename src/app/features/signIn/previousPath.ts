import { signUpPath } from '../../frame/paths.ts';

/** Not useful once logged in. */
const NEVER_BACK = ['/login', signUpPath, '/forgot-password', '/oauth_callback'];

/**
 * Path to return to after login. Anything but a path of this site becomes home, also control characters that browsers drop to form another
 * host.
 */
export function previousPathOf(search: string): string {
  return pathBack(new URLSearchParams(search).get('previousPath') ?? '/');
}

/** The same for a stored path. */
export function pathBack(given: string): string {
  const isOwn = /^\/(?![/\\])\P{Cc}*$/u.test(given) && !NEVER_BACK.some((path) => given.startsWith(path));
  return isOwn ? given : '/';
}
