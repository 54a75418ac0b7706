import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#src/lib/result.ts';
import type { HttpFaultCode } from '#src/platform/index.ts';
import { isSessionOver, loginRefusals, loginResult, tokensFrom } from './tokenAnswer.ts';

const answer = (body: unknown) => ({ status: 200, body, headers: new Headers() });
const fault = (status: number | null, body: unknown = null, code: HttpFaultCode = 'UNKNOWN_ERROR') => refuse({ code, status, body });

describe('tokens', () => {
  test('live as long as the answer says, else 900 seconds', () => {
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
  )('without an access token are none: $body', ({ body }) => {
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

test('only an answer of the server’s ends a session', () => {
  expect([400, 401, 403].map((status) => isSessionOver(fault(status).refusal))).toEqual([true, true, true]);
  expect([null, 408, 429, 500, 503].map((status) => isSessionOver(fault(status).refusal))).toEqual([false, false, false, false, false]);
});
