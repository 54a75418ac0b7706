import { signUpPath } from '../../frame/paths.ts';

/** Where somebody who is logged in has no business. */
const NEVER_BACK = ['/login', signUpPath, '/forgot-password', '/oauth_callback'];

/** The path to return to after logging in. Anything but a path of this site becomes home, also what a browser would take for another host once it has dropped control signs. */
export function previousPathOf(search: string): string {
  return pathBack(new URLSearchParams(search).get('previousPath') ?? '/');
}

/** The same for a path that was kept. */
export function pathBack(given: string): string {
  const isOwn = /^\/(?![/\\])\P{Cc}*$/u.test(given) && !NEVER_BACK.some((path) => given.startsWith(path));
  return isOwn ? given : '/';
}
