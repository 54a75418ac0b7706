import { signUpPath } from '../../frame/paths.ts';

const NEVER_BACK = ['/login', signUpPath, '/forgot-password', '/oauth_callback'];

/** Returns `/` for other sites, login pages, and paths with control characters, which browsers remove. */
export function previousPathOf(search: string): string {
  return pathBack(new URLSearchParams(search).get('previousPath') ?? '/');
}

export function pathBack(given: string): string {
  const isOwn = /^\/(?![/\\])\P{Cc}*$/u.test(given) && !NEVER_BACK.some((path) => given.startsWith(path));
  return isOwn ? given : '/';
}
