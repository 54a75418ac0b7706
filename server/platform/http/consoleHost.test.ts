import { describe, expect, it } from 'vitest';
import { isConsoleHost, isServedOn } from './consoleHost.ts';

describe('the host of the console', () => {
  it.each(['console.localhost', 'console.localhost:4000', 'CONSOLE.example.com', 'console.tsb.example'])('%s', (host) => {
    expect(isConsoleHost(host)).toBe(true);
  });

  it.each(['localhost:4000', 'tsb.localhost', 'my-console.localhost', 'tsb.console.localhost', 'console', 'console:4000', '', undefined])(
    'not %s',
    (host) => {
      expect(isConsoleHost(host)).toBe(false);
    },
  );
});

describe('what is served', () => {
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
  ])('%s: to operators %s, to players %s', (route, toOperators, toPlayers) => {
    expect([isServedOn(console_, route), isServedOn(players, route)]).toEqual([toOperators, toPlayers]);
  });

  it('without a host there are no operators', () => {
    expect(isServedOn(undefined, '/console/api/login')).toBe(false);
    expect(isServedOn(undefined, '/graphql')).toBe(true);
  });
});
