import { expect, test } from 'vitest';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { viewOf } from './selectors.ts';
import type { BetslipState } from './types.ts';

const run = (events: readonly BetslipEvent[], from: BetslipState = initialBetslip): BetslipState =>
  events.reduce((state, event) => stepBetslip(state, event).state, from);
const label = (state: BetslipState): string => viewOf(state, { acceptsInOne: false, hasRoundRobins: true }).button.label;

/** The odds get worse while an amount is being sent, and the player accepts them. */
const agreedTo = run([
  { type: 'owner-known', owner: { type: 'player', id: 'p1' } },
  { type: 'slip-received', slip: slipOf([legOf('a')]) },
  { type: 'amount-typed', draftBetId: 'straight:a', field: 'BET', text: '25' },
  { type: 'amount-settled', draftBetId: 'straight:a' },
  { type: 'offers-seen', offers: { a: offerAt(-130) } },
  { type: 'changes-accepted' },
]);

test.each<[string, BetslipEvent]>([
  ['the answer to what was sent before', { type: 'intent-confirmed', intentId: 1, slip: slipOf([legOf('a')], 2n) }],
  ['the slip of another tab', { type: 'slip-received', slip: slipOf([legOf('a')], 2n) }],
])('accepted odds are not asked about again by an older %s', (_, event) => {
  expect(agreedTo.intents.map(({ kind }) => kind)).toEqual(['set-amount', 'accept']);
  expect(label(agreedTo)).toBe('Place Bet');
  expect(label(run([event], agreedTo))).toBe('Place Bet');
});

test('the server’s newer answer counts over accepted odds', () => {
  const answered = run(
    [
      { type: 'intent-confirmed', intentId: 1, slip: slipOf([legOf('a')], 2n) },
      { type: 'intent-confirmed', intentId: 2, slip: slipOf([legOf('a')], 3n) },
    ],
    agreedTo,
  );
  expect(label(answered)).toBe('Accept Changes');
});

test('odds that get worse after accepting are asked about again', () => {
  expect(label(run([{ type: 'offers-seen', offers: { a: offerAt(-140) } }], agreedTo))).toBe('Accept Changes');
});
