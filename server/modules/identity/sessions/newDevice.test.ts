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
  ])('strong login %s, code on new devices %s: asked %s', (strong, newDevice, asked) => {
    for (const hasSandbox of [false, true]) expect(asksForCode(player('p-1', strong, newDevice), hasSandbox)).toBe(asked);
  });
});

describe('demo players', () => {
  it('are the seeded ones', () => {
    expect(demoAccounts.map(({ id }) => id)).toEqual([...DEMO_PLAYERS]);
  });

  it('are asked in production whatever they have chosen: their password is public', () => {
    for (const id of DEMO_PLAYERS) expect([asksForCode(player(id), false), asksForCode(player(id), true)]).toEqual([true, false]);
  });
});
