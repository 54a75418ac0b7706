import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { registerPasswordRoutes } from './passwordRoutes.ts';

function routes() {
  const app = fastify();
  let nowMs = 0;
  const identity = { ownBucketOf: () => Promise.resolve(null) };
  const deps = { identity, rateLimits: createRateLimits(() => nowMs) } as unknown as Parameters<typeof registerPasswordRoutes>[1];
  registerPasswordRoutes(app, deps);
  const payload = { token: 'a guess', password: 'long enough' };
  return {
    guess: async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url: '/api/password_resets', payload, remoteAddress })).statusCode,
    later: (ms: number) => (nowMs += ms),
  };
}

describe('guesses of a password reset token', () => {
  it('an IPv6 /64 may guess thirty password reset tokens an hour', async () => {
    const { guess, later } = routes();
    const from = (host: number) => guess(`2001:db8:1:2::${host.toString(16)}`);
    for (let host = 1; host <= 30; host += 1) expect(await from(host)).toBe(422);
    expect(await from(31)).toBe(429);
    expect(await guess('2001:db8:1:3::1'), 'another line').toBe(422);
    later(3_600_000);
    expect(await from(32)).toBe(422);
  });

  it('guesses of a password reset token are counted for each IPv4 address separately', async () => {
    const { guess } = routes();
    for (let tries = 0; tries < 30; tries += 1) await guess('192.0.2.1');
    expect([await guess('192.0.2.1'), await guess('192.0.2.2')]).toEqual([429, 422]);
  });
});
