import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { newPlayer, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('a page of another site', () => {
  const foreign = [
    ['by the word of the browser', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['on a host beside ours', { 'sec-fetch-site': 'same-site' }],
    ['by its origin', { origin: 'https://evil.example' }],
    ['without an origin of its own', { origin: 'null' }],
  ] as const;

  it.each(foreign)('a page of another site cannot log in, %s, with any grant', async (_how, headers) => {
    const { email, password } = await newPlayer(server());
    const grants: readonly Record<string, string>[] = [
      { grant_type: 'password', username: email, password },
      { grant_type: 'limited_access_token', limited_access_token: 'x' },
      { grant_type: 'authorization_code', code: 'x', code_verifier: 'x', redirect_uri: 'x' },
      { grant_type: 'refresh_token', refresh_token: 'x' },
    ];
    for (const form of grants) {
      const answer = await token(server(), form, headers);
      expect(answer).toMatchObject({ status: 403, json: { error: 'invalid_request', error_reason: 'foreignPage' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(foreign)("a page of another site cannot clear a player's cookies, %s", async (_how, headers) => {
    const out = await ask(server().port, '/api/logout', { method: 'POST', headers });
    expect([out.status, out.headers['set-cookie']]).toEqual([204, undefined]);
  });
});
