import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRatios, isSameRatio } from '#src/shared/money/ratio.ts';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import type { BetslipEvent } from './events.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { placementOf, viewOf } from './selectors.ts';
import type { BetslipState, Offer } from './types.ts';

const OPTIONS = { acceptsInOne: true, hasRoundRobins: true };
const LEGS = ['a', 'b', 'c', 'd'] as const;
const run = (events: readonly BetslipEvent[], from: BetslipState = initialBetslip): BetslipState =>
  events.reduce((state, event) => stepBetslip(state, event).state, from);
const parlay = run([
  { type: 'owner-known', owner: { type: 'player', id: 'p' } },
  { type: 'slip-received', slip: slipOf(LEGS.map((id) => legOf(id))) },
  { type: 'tab-chosen', tab: 'parlay' },
]);
const seen = (of: (at: number) => Offer): BetslipEvent => ({
  type: 'offers-seen',
  offers: Object.fromEntries(LEGS.map((id, at) => [id, of(at)])),
});

function press(state: BetslipState): BetslipState {
  const { action } = viewOf(state, OPTIONS).button;
  const agreed = action === 'accept' || action === 'accept-and-place' ? run([{ type: 'changes-accepted' }], state) : state;
  const placement = action === 'place' || action === 'accept-and-place' ? placementOf(agreed, 'placement-0000001', 0, OPTIONS) : null;
  return placement === null ? agreed : run([{ type: 'placement', event: { type: 'place-pressed', placement } }], agreed);
}

describe('prices that move on every leg between each key and each press', () => {
  const american = fc.oneof(fc.integer({ min: -400, max: -105 }), fc.integer({ min: 105, max: 400 }));
  const turn = fc.record({
    prices: fc.tuple(american, american, american, american),
    act: fc.constantFrom('type', 'press'),
    cents: fc.integer({ min: 1, max: 99_999 }),
  });

  test('the placement has the odds shown at the press, no worse than accepted, and the last amount', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 20 }), (turns) => {
        let state = parlay;
        let text = '';
        for (const { prices, act, cents } of turns) {
          state = run([seen((at) => offerAt(prices[at] ?? -110))], state);
          if (act === 'type') {
            text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
            state = run([{ type: 'amount-typed', draftBetId: 'parlay', field: 'BET', text }], state);
            continue;
          }
          const shown = viewOf(state, OPTIONS).bets[0];
          const hadToAgree = viewOf(state, OPTIONS).button.action?.startsWith('accept') ?? false;
          state = press(state);
          if (state.placement.at !== 'locating') continue;
          const bet = state.placement.placement.bets[0] ?? expect.fail();
          expect(bet.betAmount).toBe(String(BigInt(Math.round(Number(text) * 100))));
          for (const [at, { oddsNumerator, oddsDenominator }] of bet.legs.entries()) {
            const sent = { num: BigInt(oddsNumerator), den: BigInt(oddsDenominator) };
            const leg = shown?.legs[at] ?? expect.fail();
            expect(isSameRatio(sent, leg.offer.price)).toBe(true);
            expect(hadToAgree || compareRatios(sent, leg.leg.accepted.price) >= 0).toBe(true);
          }
          return;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('an amount being typed is not changed by moving odds', () => {
    let state = parlay;
    for (const [at, key] of [...'12.5'].entries()) {
      const text = '12.5'.slice(0, at + 1);
      expect(text.endsWith(key)).toBe(true);
      state = run(
        [{ type: 'amount-typed', draftBetId: 'parlay', field: 'BET', text }, seen((leg) => offerAt(-200 + 10 * (leg + at)))],
        state,
      );
      expect(viewOf(state, OPTIONS).bets[0]?.fields.bet.text).toBe(text);
    }
  });
});

describe('a market suspended during a placement', () => {
  const sending = run(
    [{ type: 'placement', event: { type: 'location-verified' } }],
    press(run([{ type: 'amount-typed', draftBetId: 'parlay', field: 'BET', text: '10' }], parlay)),
  );
  const suspended = seen((at) => offerAt(-110, { status: at === 0 ? 'CLOSED' : 'OPEN' }));

  test('a market suspended during a placement leaves the decision to the server', () => {
    const state = run([suspended], sending);
    expect(viewOf(state, OPTIONS).button).toMatchObject({ isBusy: true, action: null });
    const decided = run(
      [
        {
          type: 'placement',
          event: { type: 'answer-received', placementId: 'placement-0000001', decision: { accepted: true, receipt: 'r' } },
        },
      ],
      state,
    );
    expect(decided.placement).toMatchObject({ at: 'accepted', receipt: 'r' });
  });

  test('a market suspended before a press stops the bet until it reopens', () => {
    const refusal = {
      code: 'market-suspended',
      message: 'Suspended.',
      priority: 1,
      displayType: 'SELECTION_DISABLED',
      subjectId: 'a',
    } as const;
    const decision = { accepted: false, refusals: [refusal] } as const;
    const state = run(
      [suspended, { type: 'placement', event: { type: 'answer-received', placementId: 'placement-0000001', decision } }],
      sending,
    );
    expect(viewOf(state, OPTIONS).button).toMatchObject({ action: null, refusal: { code: 'market-suspended' } });
    const typed: BetslipEvent = { type: 'amount-typed', draftBetId: 'parlay', field: 'BET', text: '11' };
    expect(viewOf(run([typed], state), OPTIONS).button.action).toBeNull();
    expect(viewOf(run([typed, seen(() => offerAt(-110))], state), OPTIONS).button).toMatchObject({ label: 'Place Bet', action: 'place' });
  });
});

describe('selections that are kept for another bet', () => {
  const typed: BetslipEvent = { type: 'amount-typed', draftBetId: 'parlay', field: 'BET', text: '10' };
  const wanted = run([typed, { type: 'keep-selections-set', isOn: true }], parlay);

  test('kept selections are requested only if offered and wanted', () => {
    expect(placementOf(wanted, 'id', 0, { hasRoundRobins: true, mayKeep: true })).toMatchObject({ keepsSelections: true });
    for (const [state, mayKeep] of [
      [wanted, false],
      [run([typed], parlay), true],
    ] as const)
      expect(placementOf(state, 'id', 0, { hasRoundRobins: true, mayKeep })).not.toHaveProperty('keepsSelections');
  });
});
