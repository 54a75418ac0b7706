import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { BET, betAndGet } from '#tests/support/offers.ts';
import { draftOf, sketchOf } from './sketch.ts';

test.each<[string, Partial<OfferDocument>]>([
  ['for any game', {}],
  ['on a sport at shortest odds', { qualifies: { ...BET, on: { kind: 'sport', id: 'football' }, leastOdds: { num: 1, den: 5 } } }],
  ['on an event', { qualifies: { ...BET, on: { kind: 'event', id: 'game-1' } } }],
  ['that players need not opt in to', { joining: 'automatic' }],
  ['with seconds', { from: '2026-12-01T17:00:30.000Z', until: '2026-12-02T04:59:59.999Z' }],
  [
    'on a deposit, as a percentage',
    {
      qualifies: { kind: 'deposit', leastCents: 1_500, playDays: 3 },
      pays: { kind: 'bonus-bet-share', percent: 50, mostCents: 2_500, days: 5 },
    },
  ],
  [
    'on a parlay that misses, with a boost',
    {
      qualifies: { ...BET, kind: 'near-miss', leastLegs: 5 },
      pays: {
        kind: 'profit-boost',
        percent: 30,
        mostStakeCents: 2_000,
        mostExtraCents: 4_000,
        on: { kind: 'event', id: 'game-1' },
        days: 5,
      },
    },
  ],
  [
    'of cashback',
    { qualifies: { kind: 'day-loss', leastCents: 2_000 }, pays: { kind: 'cashback', percent: 15, mostCents: 3_000, days: 14 } },
  ],
  ['for new players', { who: { kind: 'new' } }],
  ['for players who have not played for days', { who: { kind: 'lapsed', days: 60 } }],
  ['for players who have deposited', { who: { kind: 'depositors', days: 7 } }],
  ['in Canada', { regions: ['CA-ON'], currency: 'CAD' }],
])('the next version of an offer %s keeps what was not changed', (_what, changes) => {
  const offer = betAndGet(changes);
  expect(draftOf(sketchOf(offer))).toEqual(offer);
});

test('a changed time or sport is taken over', () => {
  const offer = betAndGet({ qualifies: { ...BET, on: { kind: 'event', id: 'game-1' } } });
  const changed = { ...sketchOf(offer), from: '2026-12-01T18:00', sport: 'football' };
  expect(draftOf(changed)).toMatchObject({ from: '2026-12-01T18:00Z', qualifies: { on: { kind: 'sport', id: 'football' } } });
});
