import { usePlatform } from '#src/platform/index.ts';
import { type Entered, type Problems, problemsIn } from './passwords.ts';

/** `POST /api/password`; answers what was refused, null when it is done. Without an answer nobody knows, and that is said. */
export function useSaving(): (entered: Entered) => Promise<Problems | null> {
  const platform = usePlatform();
  return async ({ current, next }) => {
    const headers = await platform.credentials.headers();
    const json = { current_password: current, new_password: next };
    const saved = await platform.http({ method: 'POST', path: '/api/password', headers, json });
    if (saved.ok) return null;
    return saved.refusal.status === null
      ? { whole: 'We got no answer. Your password may have been changed: try the new one if the one you had is refused.' }
      : problemsIn(saved.refusal.body);
  };
}
