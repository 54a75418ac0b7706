import { initialBetslip, stepBetslip } from '#src/core/betslip/reducer.ts';
import { betsOf } from '#src/core/betslip/summary.ts';
import type { BetslipState, BetslipTab } from '#src/core/betslip/types.ts';
import { legOf, slipOf } from '#tests/support/slips.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const KEYSTROKES = 400;
const WARM_UP = 100;
const FRAME_MS = 16.7;

/** Measures how long the betslip computes per typed key: for forty straight bets, and for ten picks as a parlay and round robins. */
export function run(): Promise<BenchRow[]> {
  const few = timesOf(2, 'parlay', 'parlay');
  return Promise.resolve([
    rowOf('40 selections, each a straight bet', timesOf(40, 'straight', 'straight:0'), few),
    rowOf('10 picks: a parlay and 1,012 combinations of round robins', timesOf(10, 'parlay', 'roundRobin:5'), few),
  ]);
}

function rowOf(name: string, times: readonly number[], few: readonly number[]): BenchRow {
  const [p99, base] = [quantile([...times], 0.99), quantile([...few], 0.99)];
  return {
    name: `typing an amount, ${name}: p99 of a key`,
    measured: p99,
    limit: FRAME_MS,
    unit: 'ms',
    passed: p99 < FRAME_MS,
    note: `× ${(p99 / base).toFixed(1)} of a parlay of two; p50 ${quantile([...times], 0.5).toFixed(2)} ms; the reckoning alone, nothing is drawn`,
  };
}

function timesOf(selections: number, tab: BetslipTab, draftBetId: string): readonly number[] {
  const legs = Array.from({ length: selections }, (_, n) => legOf(String(n)));
  let state: BetslipState = step(step(initialBetslip, { type: 'slip-received', slip: slipOf(legs) }), { type: 'tab-chosen', tab });
  const times: number[] = [];
  for (let key = 0; key < KEYSTROKES + WARM_UP; key += 1) {
    const began = performance.now();
    state = step(state, { type: 'amount-typed', draftBetId, field: 'BET', text: String(1 + (key % 9_999)) });
    if (betsOf(state, tab).length === 0) throw new Error('There is nothing to bet');
    if (key >= WARM_UP) times.push(performance.now() - began);
  }
  return times;
}

const step = (state: BetslipState, event: Parameters<typeof stepBetslip>[1]): BetslipState => stepBetslip(state, event).state;
