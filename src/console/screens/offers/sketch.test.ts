import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { betAndGet } from '#tests/support/offers.ts';
import { draftOf, sketchOf } from './sketch.ts';

const { qualifies } = betAndGet();

test.each<[string, Partial<OfferDocument>]>([
  ['for any game', {}],
  ['on a sport at shortest odds', { qualifies: { ...qualifies, on: { kind: 'sport', id: 'football' }, leastOdds: { num: 1, den: 5 } } }],
  ['on an event', { qualifies: { ...qualifies, on: { kind: 'event', id: 'game-1' } } }],
  ['that players need not opt in to', { joining: 'automatic' }],
  ['with seconds', { from: '2026-12-01T17:00:30.000Z', until: '2026-12-02T04:59:59.999Z' }],
  ['in Canada', { regions: ['CA-ON'], currency: 'CAD' }],
])('the next version of an offer %s keeps what was not changed', (_what, changes) => {
  const offer = betAndGet(changes);
  expect(draftOf(sketchOf(offer))).toEqual(offer);
});

test('a changed time or sport is taken over', () => {
  const offer = betAndGet({ qualifies: { ...qualifies, on: { kind: 'event', id: 'game-1' } } });
  const changed = { ...sketchOf(offer), from: '2026-12-01T18:00', sport: 'football' };
  expect(draftOf(changed)).toMatchObject({ from: '2026-12-01T18:00Z', qualifies: { on: { kind: 'sport', id: 'football' } } });
});
