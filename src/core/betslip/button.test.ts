import { describe, expect, test } from 'vitest';
import { refusals as shapes, type RefusalCode } from '#src/lib/refusals.ts';
import { buttonRules, placeButton } from './button.ts';
import type { PlacementState } from './placement.ts';
import { fromWire, named } from './refusals.ts';

const player = { type: 'player', id: 'p' } as const;
const input = { owner: player, placement: { at: 'idle' } as PlacementState, refusals: [], hasStake: true, acceptsInOne: true };
const placement = { id: 'placement-0000001', playerId: 'p', createdAt: 0, bets: [] };

describe('the button', () => {
  test.each(Object.keys(shapes) as RefusalCode[])('has an answer to %s', (code) => {
    const view = placeButton({ ...input, refusals: [named(code, null)] });
    expect(view.refusal?.code).toBe(code);
    expect(view.action === null).toBe(buttonRules[shapes[code].displayType].does === 'nothing');
  });

  test('is busy before anything else, from the press until the outcome is known', () => {
    for (const state of [
      { at: 'locating', placement },
      { at: 'sending', placement },
      { at: 'unknown', placement, asks: 3 },
    ] satisfies PlacementState[])
      expect(
        placeButton({ ...input, owner: { type: 'visitor' }, placement: state, refusals: [named('insufficient-funds', null)] }),
      ).toEqual({ label: 'Place Bet', action: null, isBusy: true, refusal: null });
  });

  test('reads Bet Placed for a while, and is usable again after that', () => {
    const accepted = { at: 'accepted', placementId: 'x', receipt: null, isRested: false } as const;
    expect(placeButton({ ...input, placement: accepted })).toMatchObject({ label: 'Bet Placed', action: null });
    expect(placeButton({ ...input, placement: { ...accepted, isRested: true } })).toMatchObject({ label: 'Place Bet', action: 'place' });
  });

  test('does nothing while it is not known who is there', () => {
    expect(placeButton({ ...input, owner: { type: 'unknown' } })).toMatchObject({ label: 'Place Bet', action: null });
  });

  test.each([
    [['price-moved', 'amount-missing'], { label: 'Accept Changes', action: 'accept' }],
    [['price-moved', 'market-suspended'], { label: 'Accept Changes', action: 'accept' }],
    [['price-moved', 'insufficient-funds'], { label: 'Accept Changes', action: 'accept' }],
    [['price-moved', 'location-not-verified'], { label: 'Accept Changes & Bet', action: 'accept-and-place' }],
    [['insufficient-funds', 'amount-too-large'], { label: 'Place Bet', action: null }],
    [['insufficient-funds', 'temporarily-unavailable'], { label: 'Deposit', action: 'deposit' }],
    [['acknowledgement-required', 'price-moved'], { label: 'Place Bet', action: null }],
  ] as const)('of several reasons %j speaks of the first by rule', (codes, expected) => {
    expect(placeButton({ ...input, refusals: codes.map((code) => named(code, null)) })).toMatchObject(expected);
  });

  test('sends a retry only if there is a stake', () => {
    expect(placeButton({ ...input, hasStake: false, refusals: [named('temporarily-unavailable', null)] }).action).toBeNull();
    expect(placeButton({ ...input, hasStake: false }).action).toBeNull();
  });
});

test('a refusal that this build does not know still shows, last', () => {
  expect(fromWire({ code: 'moon-phase', message: 'Not tonight.', priority: 1, displayType: 'GENERIC', subjectId: null })).toMatchObject({
    code: 'moon-phase',
    message: 'Not tonight.',
    priority: 99,
  });
});
