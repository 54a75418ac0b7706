import { freeRoundsIn, heldCells, type SlotRound, turnAt } from './spin.ts';
import type { Title } from './title.ts';

const TRIES = 20_000;
/** Distance between two tries, as a share of all stops. The golden ratio spreads tries evenly. */
const STRIDE = 0.618_033_988_75;

function stopsAt(reels: readonly string[], index: number): readonly number[] {
  let left = index;
  return reels.map(({ length }) => {
    const stop = left % length;
    left = Math.floor(left / length);
    return stop;
  });
}

/** Finds a round without a feature that pays the wanted unit bets, or the most found below them. A title always gives the same round. */
export function nearestRound(title: Title, wantedUnits: number): SlotRound {
  const all = title.reels.reduce((product, { length }) => product * length, 1);
  let best: SlotRound | null = null;
  for (let at = 0; at < TRIES && best?.units !== wantedUnits; at += 1) {
    const turn = turnAt(title, stopsAt(title.reels, Math.floor((at * STRIDE * all) % all)));
    const isPlain = freeRoundsIn(title, turn.window) === 0 && heldCells(title, turn.window).length === 0;
    if (isPlain && turn.units <= wantedUnits && turn.units > (best?.units ?? -1))
      best = { turn, free: null, hold: null, units: turn.units };
  }
  if (best === null) throw new Error(`${title.id} has no window that loses`);
  return best;
}
