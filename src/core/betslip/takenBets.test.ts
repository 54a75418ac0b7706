import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { legOf, selectionOf, slipOf } from '#tests/support/slips.ts';
import { selectedIds } from './overlay.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import type { BetslipState, WantedBets } from './types.ts';

describe('bets that are taken together', () => {
  const taken = (bets: WantedBets) => stepBetslip(slipState, { type: 'bets-taken', bets });
  const slipState: BetslipState = [
    { type: 'owner-known', owner: { type: 'player', id: 'p' } } as const,
    { type: 'slip-received', slip: slipOf([legOf('a')]) } as const,
  ].reduce<BetslipState>((state, event) => stepBetslip(state, event).state, initialBetslip);
  const shown = (id: string) => ({ selection: selectionOf(id), offer: { price: priceFromAmerican(-110), points: null } });
  const game = { eventId: 'e', legs: [shown('x'), shown('y')], price: priceFromAmerican(200) };

  test('bets taken together are one intent, shown as a parlay where odds are known', () => {
    const { state, effects } = taken({ legs: [], game });
    expect([...selectedIds(state)]).toEqual(['a', 'x', 'y']);
    expect(state.tab).toBe('parlay');
    expect(effects).toMatchObject([{ type: 'send-intent', intent: { kind: 'add-bets' } }]);
  });

  test('bets taken together can replace the slip', () => {
    expect([...selectedIds(taken({ legs: [], game, replaces: true }).state)]).toEqual(['x', 'y']);
    expect(taken({ legs: [{ selectionId: 'z' }], replaces: true }).state).toMatchObject({ tab: 'straight', typed: {} });
  });

  test('refused bets show the server’s message and leave the slip unchanged', () => {
    const { state } = taken({ legs: [{ selectionId: 'z' }] });
    const failed = stepBetslip(state, { type: 'intent-failed', intentId: state.intents[0]?.id ?? 0, message: 'Full.', refusal: 'Full.' });
    expect(failed.effects).toEqual([{ type: 'report-add-failed', code: 'unknown', refusal: 'Full.' }, { type: 'query-slip' }]);
    expect([...selectedIds(failed.state)]).toEqual(['a']);
  });
});
