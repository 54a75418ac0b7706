import { describe, expect, it } from 'vitest';
import { localHosts } from '#tests/support/localHosts.ts';
import { isServedOn } from './consoleHost.ts';

const config = { brands: ['one'], brand: 'one', hosts: localHosts };

describe('routes by host', () => {
  const console_ = 'console.localhost:4000';
  const players = 'localhost:4000';

  it.each([
    ['/console/api/login', true, false],
    ['/console/api/operations/:name', true, false],
    ['/graphql', false, true],
    ['/oauth/token', false, true],
    ['/api/session', false, true],
    ['/metrics', false, true],
    ['/a-route-of-tomorrow', false, true],
    ['/healthz', true, true],
    ['/readyz', true, true],
    ['/assets/console-1a2b.js', true, true],
    [undefined, true, true],
  ])('the path %s is served to operators: %s, to players: %s', (route, toOperators, toPlayers) => {
    expect([isServedOn(config, console_, route), isServedOn(config, players, route)]).toEqual([toOperators, toPlayers]);
  });

  it('a request without a host is served as a player’s', () => {
    expect(isServedOn(config, undefined, '/console/api/login')).toBe(false);
    expect(isServedOn(config, undefined, '/graphql')).toBe(true);
  });
});
