import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#server/sandbox/demo/demoAccounts.ts';
import { asksForCode, DEMO_PLAYERS } from './newDevice.ts';

const player = (id: string, strong = false, newDevice = false) => ({ id, strong_auth_enabled: strong, asks_code_on_new_device: newDevice });

describe('codes on new devices', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('with strong login %s and codes on new devices %s, a code is asked: %s', (strong, newDevice, asked) => {
    for (const hasSandbox of [false, true]) expect(asksForCode(player('p-1', strong, newDevice), hasSandbox)).toBe(asked);
  });
});

describe('demo players', () => {
  it('the demo players are the seeded accounts', () => {
    expect(demoAccounts.map(({ id }) => id)).toEqual([...DEMO_PLAYERS]);
  });

  it('demo players are always asked for a code in production', () => {
    for (const id of DEMO_PLAYERS) expect([asksForCode(player(id), false), asksForCode(player(id), true)]).toEqual([true, false]);
  });
});
