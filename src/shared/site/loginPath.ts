export const signUpPath = '/signup';

/** Login path that returns to `current`; from the home and sign-up pages, to the home page (product §2). */
export function loginPath(current: string): string {
  const path = current.split('?')[0] ?? '/';
  if (path === '/' || path.startsWith('/login') || path.startsWith(signUpPath)) return '/login';
  return `/login?previousPath=${encodeURIComponent(current)}`;
}
