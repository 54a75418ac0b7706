import { signUpPath } from '../paths.ts';

/** Where somebody who is logged in has no business. */
const NEVER_BACK = ['/login', signUpPath, '/forgot-password'];

/** The path to return to after logging in. Anything but a path of this site becomes home, also what a browser would take for another host once it has dropped control signs. */
export function previousPathOf(search: string): string {
  const given = new URLSearchParams(search).get('previousPath') ?? '/';
  const isOwn = /^\/(?![/\\])\P{Cc}*$/u.test(given) && !NEVER_BACK.some((path) => given.startsWith(path));
  return isOwn ? given : '/';
}
