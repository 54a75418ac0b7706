export const signUpPath = '/signup';

/** Login path that returns to `current` after login. Omits the home page; sign-up pages return there (product §2). */
export function loginPath(current: string): string {
  const path = current.split('?')[0] ?? '/';
  if (path === '/' || path.startsWith('/login') || path.startsWith(signUpPath)) return '/login';
  return `/login?previousPath=${encodeURIComponent(current)}`;
}
