import { expect, test } from 'vitest';
import { changeOf, describeChange, isStopped, needsAcceptance } from './changes.ts';
import { legOf, offerAt } from '#tests/support/slips.ts';
import type { Leg, Offer } from './types.ts';

const onLine = legOf('a', { accepted: offerAt(-110, { points: '3.5' }) });
const plain = legOf('a');

test.each<{ leg: Leg; now: Offer; says: string | null; stops?: true; asks?: true }>([
  { leg: plain, now: offerAt(-110), says: null },
  { leg: plain, now: offerAt(-130), says: 'The odds changed from -110 to -130.', asks: true },
  { leg: plain, now: offerAt(120), says: 'The odds improved from -110 to +120. You get the better odds.' },
  { leg: onLine, now: offerAt(-110, { points: '4.5' }), says: 'The line changed from 3.5 at -110 to 4.5 at -110.', asks: true },
  { leg: onLine, now: offerAt(150, { points: '-2' }), says: 'The line changed from 3.5 at -110 to −2 at +150.', asks: true },
  { leg: plain, now: offerAt(-130, { status: 'CLOSED' }), says: 'Suspended. You can bet again when the market reopens.', stops: true },
  { leg: plain, now: offerAt(-110, { status: 'HIDDEN' }), says: 'Closed. This selection is no longer offered.', stops: true },
  { leg: { ...plain, eventStatus: 'FINISHED' }, now: offerAt(-110), says: 'Betting on this event is closed.', stops: true },
  { leg: { ...plain, eventStatus: 'CANCELLED' }, now: offerAt(-130), says: 'Betting on this event is closed.', stops: true },
])('a change of odds: $says', ({ leg, now, says, stops = false, asks = false }) => {
  const change = changeOf(leg, now);
  expect(change === null ? null : describeChange(change, 'AMERICAN')).toBe(says);
  expect(isStopped(change)).toBe(stops);
  expect(needsAcceptance(change, false)).toBe(asks);
  expect(needsAcceptance(change, true)).toBe(change?.kind === 'line-moved');
});

test.each([false, true])('a moved line asks for acceptance, also with auto-accept (%s)', (isOn) => {
  for (const points of ['3', '4']) {
    const change = changeOf(onLine, offerAt(-110, { points }));
    expect([change?.kind, needsAcceptance(change, isOn)]).toEqual(['line-moved', true]);
  }
});

test('a change is described in the player’s odds format', () => {
  const change = changeOf(plain, offerAt(-130));
  expect(change && describeChange(change, 'EURO')).toBe('The odds changed from 1.91 to 1.77.');
});
