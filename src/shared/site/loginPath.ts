export const signUpPath = '/signup';

/** Login path that later returns to `current`. Omits the home page. From sign-up it returns home (product §2). */
export function loginPath(current: string): string {
  const path = current.split('?')[0] ?? '/';
  if (path === '/' || path.startsWith('/login') || path.startsWith(signUpPath)) return '/login';
  return `/login?previousPath=${encodeURIComponent(current)}`;
}
