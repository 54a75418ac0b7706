import { describe, expect, test } from 'vitest';
import { refusals as shapes, type RefusalCode } from '#src/shared/betting/refusals.ts';
import { buttonRules, placeButton } from './button.ts';
import type { PlacementState } from './placement.ts';
import { fromWire, named } from './refusals.ts';

const player = { type: 'player', id: 'p' } as const;
const input = { owner: player, placement: { at: 'idle' } as PlacementState, refusals: [], hasStake: true, acceptsInOne: true };
const placement = { id: 'placement-0000001', playerId: 'p', createdAt: 0, bets: [] };

describe('the button', () => {
  test.each(Object.keys(shapes) as RefusalCode[])('the button has a rule for the refusal %s', (code) => {
    const view = placeButton({ ...input, refusals: [named(code, null)] });
    expect(view.refusal?.code).toBe(code);
    expect(view.action === null).toBe(buttonRules[shapes[code].displayType] === 'nothing');
  });

  test('the button is busy from the press until the result is known, before any other state', () => {
    for (const state of [
      { at: 'locating', placement },
      { at: 'sending', placement },
      { at: 'unknown', placement, asks: 3 },
    ] satisfies PlacementState[])
      expect(
        placeButton({ ...input, owner: { type: 'visitor' }, placement: state, refusals: [named('insufficient-funds', null)] }),
      ).toEqual({ label: 'Place Bet', action: null, isBusy: true, refusal: null });
  });

  test('the button reads "Bet Placed" for a while and is then usable again', () => {
    const accepted = { at: 'accepted', placementId: 'x', receipt: null, isRested: false } as const;
    expect(placeButton({ ...input, placement: accepted })).toMatchObject({ label: 'Bet Placed', action: null });
    expect(placeButton({ ...input, placement: { ...accepted, isRested: true } })).toMatchObject({ label: 'Place Bet', action: 'place' });
  });

  test('the button does nothing while the login is unknown', () => {
    expect(placeButton({ ...input, owner: { type: 'unknown' } })).toMatchObject({ label: 'Place Bet', action: null });
  });

  test.each([
    [['price-moved', 'amount-missing'], 'price-moved', { label: 'Accept Changes', action: 'accept' }],
    [['price-moved', 'market-suspended'], 'market-suspended', { label: 'Place Bet', action: null }],
    [['price-moved', 'insufficient-funds'], 'price-moved', { label: 'Accept Changes', action: 'accept' }],
    [['price-moved', 'location-not-verified'], 'location-not-verified', { label: 'Accept Changes & Bet', action: 'accept-and-place' }],
    [['insufficient-funds', 'location-not-verified'], 'location-not-verified', { label: 'Deposit', action: 'deposit' }],
    [['location-not-verified', 'player-limit-reached'], 'location-not-verified', { label: 'Place Bet', action: null }],
    [['insufficient-funds', 'amount-too-large'], 'amount-too-large', { label: 'Place Bet', action: null }],
    [['insufficient-funds', 'identity-not-verified'], 'identity-not-verified', { label: 'Deposit', action: 'deposit' }],
    [['temporarily-unavailable', 'insufficient-funds'], 'insufficient-funds', { label: 'Deposit', action: 'deposit' }],
    [['price-moved', 'acknowledgement-required'], 'acknowledgement-required', { label: 'Place Bet', action: null }],
  ] as const)('of the refusals %j the button shows %s and does nothing that another forbids', (codes, told, expected) => {
    for (const order of [codes, codes.toReversed()]) {
      const view = placeButton({ ...input, refusals: order.map((code) => named(code, null)) });
      expect(view).toMatchObject(expected);
      expect(view.refusal?.code).toBe(told);
    }
  });

  const at = (state: object) => ({ placement: state as PlacementState });
  const says = (code: RefusalCode) => ({ refusals: [named(code, null)] });
  test.each([
    ['a visitor', { owner: { type: 'visitor' } as const }, 'Log In to Bet', 'log-in', false],
    [
      'a visitor, whatever stands against the bet',
      { owner: { type: 'visitor' } as const, ...says('price-moved') },
      'Log In to Bet',
      'log-in',
      false,
    ],
    ['nobody known yet', { owner: { type: 'unknown' } as const }, 'Place Bet', null, false],
    ['a stake', {}, 'Place Bet', 'place', false],
    ['no stake', { hasStake: false }, 'Place Bet', null, false],
    ['the location being checked', at({ at: 'locating', placement }), 'Place Bet', null, true],
    ['a bet on its way', at({ at: 'sending', placement }), 'Place Bet', null, true],
    ['an answer that was lost', at({ at: 'unknown', placement, asks: 0 }), 'Place Bet', null, true],
    ['a bet just placed', at({ at: 'accepted', placementId: 'x', receipt: null, isRested: false }), 'Bet Placed', null, false],
    ['a bet placed a while ago', at({ at: 'accepted', placementId: 'x', receipt: null, isRested: true }), 'Place Bet', 'place', false],
    ['changed odds', says('price-moved'), 'Accept Changes & Bet', 'accept-and-place', false],
    ['changed odds, one press for each', { ...says('price-moved'), acceptsInOne: false }, 'Accept Changes', 'accept', false],
    ['changed odds and no stake', { ...says('price-moved'), hasStake: false }, 'Accept Changes', 'accept', false],
    ['too little money', says('insufficient-funds'), 'Deposit', 'deposit', false],
    ['a fault that passes', says('temporarily-unavailable'), 'Bet', 'place', false],
    ['a fault that passes and no stake', { ...says('temporarily-unavailable'), hasStake: false }, 'Bet', null, false],
    ['a notice to be confirmed', says('acknowledgement-required'), 'Place Bet', null, false],
    ['a limit of the player', says('player-limit-reached'), 'Place Bet', null, false],
    ['a suspended market', says('market-suspended'), 'Place Bet', null, false],
    ['too little credit', says('promotional-credits-low'), 'Place Bet', null, false],
    ['no location', says('location-not-verified'), 'Place Bet', 'place', false],
  ] as const)('the button with %s reads and acts as in product §4', (_, changes, label, action, isBusy) => {
    expect(placeButton({ ...input, ...changes })).toMatchObject({ label, action, isBusy });
  });

  test('the button repeats a placement only with a stake', () => {
    expect(placeButton({ ...input, hasStake: false, refusals: [named('temporarily-unavailable', null)] }).action).toBeNull();
    expect(placeButton({ ...input, hasStake: false }).action).toBeNull();
  });
});

test('an unknown refusal is shown with the lowest priority', () => {
  expect(fromWire({ code: 'moon-phase', message: 'Not tonight.', priority: 1, displayType: 'GENERIC', subjectId: null })).toMatchObject({
    code: 'moon-phase',
    message: 'Not tonight.',
    priority: 99,
  });
});
