import { isBoolean, type Platform } from '#src/platform/index.ts';
import { isSessionOver } from '../tokenAnswer.ts';
import { identityHeaders } from './identityHeaders.ts';
import type { OtherTabs } from './otherTabs.ts';

/** Somebody has logged out here, and it is not known yet whether the server has heard of it. */
const LOGOUT_OWED = { key: 'logoutOwed', version: 1, isValid: isBoolean };

type Hands = { readonly platform: Platform; readonly tabs: OtherTabs };
type Kept = Pick<Platform, 'http' | 'storage'>;

export const isLogoutOwed = ({ storage }: Pick<Platform, 'storage'>): boolean => storage.read(LOGOUT_OWED) ?? false;

/** A login is the end of the session before, wherever the word of its logout was lost. */
export const forgetOwedLogout = ({ storage }: Pick<Platform, 'storage'>): void => storage.remove(LOGOUT_OWED);

/**
 * Ends the session with the token that is about to go. The word goes out at once, also from a tab that is being closed; the cookie is cleared in
 * its turn, for the answer would take that of a login which is under way. Until then the logout is owed, whatever becomes of this tab.
 */
export async function endSession({ platform, tabs }: Hands): Promise<void> {
  const headers = { ...platform.credentials.headersAtHand(), ...identityHeaders(platform) };
  platform.storage.write(LOGOUT_OWED, true);
  const said = platform.http({ method: 'POST', path: '/api/logout', headers, isParting: true });
  await tabs.exclusively(() => settle(platform, headers));
  await said;
}

/** In its turn, before anything is asked for a session: what is owed goes first. False while the server is not reached. */
export const payOwedLogout = async (platform: Kept & Pick<Platform, 'credentials'>): Promise<boolean> =>
  !isLogoutOwed(platform) || settle(platform, identityHeaders(platform));

/** By the token where there is one, so that a later session of this browser is left alone; otherwise by the cookie. */
async function settle({ http, storage }: Kept, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await http({ method: 'POST', path: '/api/logout', headers });
  const isHeard = answer.ok || isSessionOver(answer.refusal);
  if (isHeard) storage.remove(LOGOUT_OWED);
  return isHeard;
}
