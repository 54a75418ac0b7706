import { expect, test } from 'vitest';
import { legOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { selectedIds } from './overlay.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { placementOf } from './selectors.ts';
import type { BetslipState } from './types.ts';

const run = (events: readonly BetslipEvent[], from: BetslipState = initialBetslip): BetslipState =>
  events.reduce((state, event) => stepBetslip(state, event).state, from);

function placed(): BetslipState {
  const before = run([
    { type: 'owner-known', owner: { type: 'player', id: 'p1' } },
    { type: 'slip-received', slip: slipOf([legOf('a')]) },
    { type: 'amount-typed', draftBetId: 'straight:a', field: 'BET', text: '25' },
  ]);
  const placement = placementOf(before, 'placement-of-a-bet', 0, { hasRoundRobins: true }) ?? expect.fail('nothing to place');
  return run(
    [
      { type: 'placement', event: { type: 'place-pressed', placement } },
      { type: 'placement', event: { type: 'location-verified' } },
      {
        type: 'placement',
        event: {
          type: 'answer-received',
          placementId: placement.id,
          decision: { accepted: true, placedBets: [], balances: null } as never,
        },
      },
    ],
    before,
  );
}

test('reused selections stay when the slip without them arrives later', () => {
  const reused = run([{ type: 'selections-reused', offers: {} }], placed());
  expect(reused.intents).toMatchObject([{ kind: 'add', selection: { id: 'a' } }]);
  expect([...selectedIds(run([{ type: 'slip-received', slip: slipOf([], 2n) }], reused))]).toEqual(['a']);
});

test('reused selections are requested once for several presses', () => {
  const twice = run(
    [
      { type: 'selections-reused', offers: {} },
      { type: 'selections-reused', offers: {} },
    ],
    placed(),
  );
  expect(twice.intents).toHaveLength(1);
});
