import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { gameMessage } from './gameMessage.ts';

describe('a message of the page of a game', () => {
  it.each(['ready', 'close'])('the game message %s is recognised', (type) => expect(gameMessage({ type, more: 1 })).toEqual({ type }));

  it('game messages carry bet, win and balance in cents', () => {
    expect(gameMessage({ type: 'round-started', betCents: '250' })).toEqual({ type: 'round-started', betCents: 250n });
    expect(gameMessage({ type: 'round-ended', winCents: '0' })).toEqual({ type: 'round-ended', winCents: 0n });
    expect(gameMessage({ type: 'balance-changed', balanceCents: '99750' })).toEqual({ type: 'balance-changed', balanceCents: 99_750n });
  });

  it('a refused wager carries its refusal code', () =>
    expect(gameMessage({ type: 'wager-refused', refusal: 'reality-check-due', message: 'Read it.' })).toEqual({
      type: 'wager-refused',
      refusal: 'reality-check-due',
    }));

  it.each([
    null,
    'ready',
    [],
    {},
    { type: 'open' },
    { type: '__proto__' },
    { type: 'round-started' },
    { type: 'round-started', betCents: '-1' },
    { type: 'round-started', betCents: 100 },
    { type: 'round-started', betCents: '0.5' },
    { type: 'round-ended', winCents: '1'.repeat(16) },
    { type: 'balance-changed', balanceCents: '' },
    { type: 'balance-changed', balanceCents: null },
    { type: 'wager-refused', refusal: '<b>' },
  ])('the game message %j is dropped', (data) => expect(gameMessage(data)).toBeNull());
});

it('checklist 49: any game message parses to a known type with valid fields, or to null', () => {
  const good = [{ type: 'ready' }, { type: 'round-started', betCents: '100' }, { type: 'wager-refused', refusal: 'session-over' }];
  fc.assert(
    fc.property(hostileMessages(good), (data) => {
      const told = gameMessage(data);
      if (told === null) return;
      const { type, ...more } = told;
      expect(type).toMatch(/^(ready|close|bet-changed|round-started|round-ended|balance-changed|wager-refused)$/);
      expect(Object.values(more).every((each) => (typeof each === 'bigint' ? each >= 0n : /^[a-z-]+$/.test(each)))).toBe(true);
    }),
  );
});
