import { isBoolean, type Platform } from '#src/platform/index.ts';
import { isSessionOver } from '../tokenAnswer.ts';
import { identityHeaders } from './identityHeaders.ts';
import type { OtherTabs } from './otherTabs.ts';

const LOGOUT_OWED = { key: 'logoutOwed', version: 1, isValid: isBoolean };

type Hands = { readonly platform: Platform; readonly tabs: OtherTabs };
type Kept = Pick<Platform, 'http' | 'storage'>;

export const isLogoutOwed = ({ storage }: Pick<Platform, 'storage'>): boolean => storage.read(LOGOUT_OWED) ?? false;

/** Forgets a logout that the server has not acknowledged, because a login replaces its session. */
export const forgetOwedLogout = ({ storage }: Pick<Platform, 'storage'>): void => storage.remove(LOGOUT_OWED);

/**
 * Sends the logout at once, and again under the lock of all tabs, because clearing the cookie must not race a login. Stores the logout
 * until acknowledged.
 */
export async function endSession({ platform, tabs }: Hands): Promise<void> {
  const headers = { ...platform.credentials.headersAtHand(), ...identityHeaders(platform) };
  platform.storage.write(LOGOUT_OWED, true);
  const said = platform.http({ method: 'POST', path: '/api/logout', headers, isParting: true });
  await tabs.exclusively(() => settle(platform, headers));
  await said;
}

/** Sends an unacknowledged logout again. Call under the lock of all tabs. Resolves to false if this fails too. */
export const payOwedLogout = async (platform: Kept & Pick<Platform, 'credentials'>): Promise<boolean> =>
  !isLogoutOwed(platform) || settle(platform, identityHeaders(platform));

/** Ends the session of the token in `headers`; without a token, that of the cookie, which may be newer. */
async function settle({ http, storage }: Kept, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await http({ method: 'POST', path: '/api/logout', headers });
  const isHeard = answer.ok || isSessionOver(answer.refusal);
  if (isHeard) storage.remove(LOGOUT_OWED);
  return isHeard;
}
