import { ok, type Result } from '#src/shared/values/result.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';
import type { HttpAnswer, HttpCall, HttpFault } from '#src/platform/index.ts';
import { isSessionOver, limitedTokenIn, loginResult, type LoginRefusal, tokensFrom } from '../tokenAnswer.ts';
import type { Hands } from './hands.ts';
import { identityHeaders, locationOf } from './identityHeaders.ts';
import { forgetOwedLogout, payOwedLogout } from './parting.ts';

/** Sends a login under the lock of all tabs. A late response to another login could otherwise overwrite the cookie. */
const grantBy = ({ platform, tabs }: Hands, call: Pick<HttpCall, 'form' | 'json' | 'path'>): Promise<Result<HttpAnswer, HttpFault>> =>
  tabs.exclusively(async () => {
    await payOwedLogout(platform);
    const answer = await platform.http({ method: 'POST', headers: identityHeaders(platform), ...call });
    if (answer.ok) forgetOwedLogout(platform);
    return answer;
  });

/** Logs in by any grant, under the lock of all tabs. */
export async function enter(hands: Hands, grant: Readonly<Record<string, string>>): Promise<Result<undefined, LoginRefusal>> {
  const { platform, dispatch } = hands;
  const answer = await grantBy(hands, { path: '/oauth/token', form: { ...grant, client_id: WEB_CLIENT } });
  const result = loginResult(answer, platform.clock.now());
  const limited = answer.ok ? null : limitedTokenIn(answer.refusal);
  if (limited !== null) dispatch({ type: 'limited-token-received', token: limited });
  if (!result.ok) return result;
  dispatch({ type: 'tokens-received', tokens: result.value, from: 'login' });
  return ok(undefined);
}

/** Exchanges a limited-access token for a full one, under the lock of all tabs (product §7). */
export async function upgradeTokens(hands: Hands, limitedToken: string): Promise<void> {
  const { platform, dispatch, store } = hands;
  const json = { limitedAccessToken: limitedToken, ...locationOf(platform), clientId: WEB_CLIENT };
  const answer = await grantBy(hands, { path: '/api/limited_access_tokens/upgrade', json });
  if (store.getState().limitedToken !== limitedToken) return;
  const tokens = answer.ok ? tokensFrom(answer.value, platform.clock.now()) : null;
  if (tokens) dispatch({ type: 'tokens-received', tokens, from: 'upgrade' });
  else dispatch({ type: !answer.ok && !isSessionOver(answer.refusal) ? 'upgrade-failed' : 'upgrade-refused' });
}
