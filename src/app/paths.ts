export const signUpPath = '/signup';

/** Where logging in leads back to; home is left out, and a way back to the sign-up page becomes home (product §2). */
export function loginPath(current: string): string {
  const path = current.split('?')[0] ?? '/';
  if (path === '/' || path.startsWith('/login') || path.startsWith(signUpPath)) return '/login';
  return `/login?previousPath=${encodeURIComponent(current)}`;
}

/** The path to return to after logging in. Anything but a path of this site becomes home, also what a browser would take for another host once it has dropped control signs. */
export function previousPathOf(search: string): string {
  const given = new URLSearchParams(search).get('previousPath') ?? '/';
  const isOwn = /^\/(?![/\\])\P{Cc}*$/u.test(given) && !given.startsWith('/login') && !given.startsWith(signUpPath);
  return isOwn ? given : '/';
}

export type PageType = 'home' | 'live' | 'competition' | 'event' | 'sport' | 'my-bets' | 'promotions' | 'casino' | 'account' | 'other';

const patterns: readonly (readonly [RegExp, PageType])[] = [
  [/^\/$/, 'home'],
  [/^\/live(\/|$)/, 'live'],
  [/^\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+\/event\/[^/]+/, 'event'],
  [/^\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+/, 'competition'],
  [/^\/sport\/[^/]+/, 'sport'],
  [/^\/my-bets(\/|$)/, 'my-bets'],
  [/^\/promotions(\/|$)/, 'promotions'],
  [/^\/casino(\/|$)/, 'casino'],
  [/^\/account(\/|$)/, 'account'],
];

/** What kind of page a path leads to (product §2). */
export function pageTypeOf(path: string): PageType {
  return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** The address that a page's document is published under: the path without a slash at its end. */
export const canonicalUrlOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
