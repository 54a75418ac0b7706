import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { localHosts } from '#tests/support/localHosts.ts';
import { createJudge } from '#server/content/targeting/judge.ts';
import type { FlagRules } from '#server/content/targeting/rules.ts';
import { registerOfrep } from './ofrep.ts';

type Deps = Parameters<typeof registerOfrep>[1];
type Flag = { readonly key: string; readonly value: boolean; readonly reason: string; readonly metadata: object };

function asking(rules: FlagRules = {}, mode: 'production' | 'test' = 'test') {
  const judge = createJudge(rules, new Map());
  const deps = {
    config: { mode, brands: ['one', 'two'], brand: 'one', hosts: localHosts },
    identity: {
      authenticate: async (token: string) => (token === 'live' ? { id: 's1', player_id: 'p1' } : null),
      readAnonymousToken: () => null,
      readSigned: async () => null,
    },
    layouts: { judgeFlag: judge.of, relevantSegments: () => [] },
    regionOfAddress: () => 'US-NJ',
  } as unknown as Deps;
  const app = fastify();
  registerOfrep(app, deps);
  return async (key: string, headers: Readonly<Record<string, string>> = {}, context: object = {}) => {
    const url = `/ofrep/v1/evaluate/flags/${key}`;
    const all = { host: 'one.localhost', 'user-agent': 'Mozilla/5.0', ...headers };
    return (await app.inject({ method: 'POST', url, headers: all, payload: { context } })).json<Flag>();
  };
}
const on = (when: NonNullable<FlagRules[string]>[number]['when']): FlagRules => ({
  'loyalty-card': [{ isOn: true, ...(when ? { when } : {}) }],
});

describe('the visitor whose flag is evaluated', () => {
  it.each([
    ['the brand of the host', { brands: ['two'] }, { host: 'two.localhost' }],
    ['the region that is named', { regions: ['CA'] }, { 'x-region-code': 'CA-ON' }],
    ['the device by its agent', { devices: ['MOBILE' as const] }, { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }],
    ['the session of the token', { login: 'player' as const }, { authorization: 'Bearer live' }],
  ])('a flag is evaluated for a visitor that the server determines: %s', async (_, when, headers) => {
    const ask = asking(on(when));
    expect(await ask('loyalty-card')).toMatchObject({ value: false, reason: 'DEFAULT' });
    expect(await ask('loyalty-card', headers)).toMatchObject({ value: true, reason: 'TARGETING_MATCH' });
  });

  it('a flag’s evaluation ignores the context that a page sends', async () => {
    const ask = asking(on({ login: 'player' }));
    const context = { targetingKey: 'p1', login: 'player', isLoggedIn: true, userId: 'p1' };
    expect(await ask('loyalty-card', { authorization: 'Bearer forged' }, context)).toMatchObject({ value: false });
  });
});

describe('overrides of developers', () => {
  it('a flag may be overridden outside production only', async () => {
    expect(await asking({})('search')).toMatchObject({ metadata: { isOverridable: true } });
    expect(await asking({}, 'production')('search')).toMatchObject({ metadata: { isOverridable: false } });
  });
});
