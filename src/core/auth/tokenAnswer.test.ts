import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#src/shared/values/result.ts';
import type { HttpFaultCode } from '#src/platform/index.ts';
import { endingIn, isSessionOver, loginRefusals, loginResult, tokensFrom } from './tokenAnswer.ts';

const answer = (body: unknown) => ({ status: 200, body, headers: new Headers() });
const fault = (status: number | null, body: unknown = null, code: HttpFaultCode = 'UNKNOWN_ERROR') => refuse({ code, status, body });

describe('tokens', () => {
  test('tokens last as long as the answer says, or 900 seconds', () => {
    expect(tokensFrom(answer({ access_token: 't', user_id: 'p', expires_in: 60 }), 1_000)).toEqual({
      token: 't',
      userId: 'p',
      expiresAt: 61_000,
    });
    expect(tokensFrom(answer({ access_token: 't', user_id: 'p' }), 0)?.expiresAt).toBe(900_000);
  });

  test.each(
    [null, 'text', {}, { access_token: '' }, { access_token: 't' }, { user_id: 'p' }, { access_token: 3, user_id: 'p' }].map((body) => ({
      body,
    })),
  )('an answer without an access token has no tokens: $body', ({ body }) => {
    expect(tokensFrom(answer(body), 0)).toBeNull();
    expect(loginResult(ok(answer(body)), 0)).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
  });
});

test.each([
  [fault(400, { error: 'invalid_grant', error_reason: 'wrong' }), 'wrong'],
  [fault(400, { error: 'invalid_grant', error_reason: 'locked' }), 'locked'],
  [fault(400, null), 'wrong'],
  [fault(401, null, 'UNAUTHORIZED_ERROR'), 'wrong'],
  [fault(429), 'busy'],
  [fault(null, null, 'CONNECTION_ERROR'), 'offline'],
  [fault(null, null, 'TIMEOUT_ERROR'), 'unavailable'],
  [fault(503, null, 'NETWORK_ERROR'), 'unavailable'],
] as const)('%j is refused as %s', (result, code) => {
  expect(loginResult(result, 0)).toEqual({ ok: false, refusal: { code, message: loginRefusals[code] } });
});

test('a busy server’s answer says when to try again', () => {
  expect(loginResult(fault(429, { error_reason: 'busy', retry_after: 5 }), 0)).toMatchObject({
    refusal: { code: 'busy', retrySeconds: 5 },
  });
  expect(loginResult(fault(429, { retry_after: 'soon' }), 0)).toEqual({
    ok: false,
    refusal: { code: 'busy', message: loginRefusals.busy },
  });
});

test('only the server’s 400, 401 and 403 end a session', () => {
  expect([400, 401, 403].map((status) => isSessionOver(fault(status).refusal))).toEqual([true, true, true]);
  expect([null, 202, 408, 409, 429, 500, 503].filter((status) => isSessionOver(fault(status).refusal))).toEqual([]);
});

test.each<readonly [unknown, string | null]>([
  [{ error: 'invalid_grant', error_reason: 'idle' }, 'idle'],
  [{ error: 'invalid_grant', error_reason: 'superseded' }, 'superseded'],
  [{ error: 'invalid_grant', error_reason: 'ended' }, 'ended'],
  [{ error: 'invalid_grant', error_reason: 'deadToken' }, null],
  [{ error: 'invalid_grant', error_reason: 'toString' }, null],
  ['idle', null],
  [null, null],
])('the answer %j ends the session with the reason %s', (body, ending) => {
  expect(endingIn(fault(400, body).refusal)).toBe(ending);
});
