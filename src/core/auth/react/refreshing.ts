import type { Result } from '#src/shared/values/result.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';
import { type HttpAnswer, type HttpFault, newId, reportError } from '#src/platform/index.ts';
import { endingIn, isSessionOver, tokensFrom } from '../tokenAnswer.ts';
import type { Tokens } from '../types.ts';
import type { Hands } from './hands.ts';
import { identityHeaders, locationOf } from './identityHeaders.ts';
import { isLogoutOwed, payOwedLogout } from './parting.ts';

/** Refreshes tokens, in one tab at a time (lock). Drops the response if the session has changed. Never rejects. */
export async function refreshTokens(hands: Hands): Promise<void> {
  const { platform, tabs, store, dispatch } = hands;
  const held = store.getState().tokens;
  try {
    const shared = await tabs.exclusively(() => askForTokens(hands, held));
    if (shared) dispatch({ type: 'tokens-received', tokens: shared, from: 'other-tab' });
  } catch (error) {
    reportError('auth', error);
    dispatch({ type: 'refresh-failed', now: platform.clock.now() });
  }
}

async function askForTokens(hands: Hands, held: Tokens | null): Promise<Tokens | null> {
  const { platform, tabs, store, dispatch } = hands;
  if (isLogoutOwed(platform)) return partFirst(hands);
  const known = (await tabs.askForTokens()) ?? store.getState().tokens;
  if (known && known.token !== held?.token && known.expiresAt > platform.clock.now()) return known;
  const asked = store.getState().tokens;
  if (held !== null && asked === null) return null;
  const result = await renew(hands);
  if (store.getState().tokens?.token !== asked?.token) return null;
  const tokens = result.ok ? tokensFrom(result.value, platform.clock.now()) : null;
  if (tokens) dispatch({ type: 'tokens-received', tokens, from: 'refresh' });
  else if (!result.ok && !isSessionOver(result.refusal)) dispatch({ type: 'refresh-failed', now: platform.clock.now() });
  else dispatch({ type: 'refresh-refused', ending: result.ok ? null : endingIn(result.refusal) });
  return null;
}

/** Sends the refresh. Retries use the same idempotency key until a success or a 4xx status other than 408 and 429. */
async function renew(hands: Hands): Promise<Result<HttpAnswer, HttpFault>> {
  const { platform } = hands;
  const at = locationOf(platform);
  hands.refreshKey ??= newId();
  const result = await platform.http({
    method: 'POST',
    path: '/oauth/token',
    headers: { ...identityHeaders(platform), 'idempotency-key': hands.refreshKey },
    form: { grant_type: 'refresh_token', client_id: WEB_CLIENT, region_code: at.regionCode, country_code: at.countryCode },
  });
  if (result.ok || result.refusal.status === 409 || isSessionOver(result.refusal)) hands.refreshKey = null;
  return result;
}

/** Sends a logout that the server has not acknowledged first, because a refresh would restore the session. */
async function partFirst({ platform, store, dispatch }: Hands): Promise<null> {
  const isPaid = await payOwedLogout(platform);
  if (store.getState().tokens !== null) dispatch({ type: 'logged-out-elsewhere', reason: 'none' });
  else dispatch(isPaid ? { type: 'refresh-refused', ending: null } : { type: 'refresh-failed', now: platform.clock.now() });
  return null;
}
