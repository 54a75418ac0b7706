export const signUpPath = '/signup';

/** Returns to `current` later; home is omitted, sign-up becomes home (product §2). */
export function loginPath(current: string): string {
  const path = current.split('?')[0] ?? '/';
  if (path === '/' || path.startsWith('/login') || path.startsWith(signUpPath)) return '/login';
  return `/login?previousPath=${encodeURIComponent(current)}`;
}
