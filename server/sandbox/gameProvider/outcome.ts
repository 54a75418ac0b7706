import type { SandboxControls } from './controls.ts';
import { paytableOf, turnWheel } from './paytable.ts';
import type { Draw } from './slots/draw.ts';
import { nearestRound } from './slots/nearest.ts';
import { type SlotRound, spin } from './slots/spin.ts';
import type { Title } from './slots/title.ts';
import { titleOf } from './slots/titles.ts';

export type Shown = { readonly kind: 'slot'; readonly round: SlotRound } | { readonly kind: 'wheel'; readonly at: number };
export type Outcome = {
  /** Win in unit bets. The wager consists of `units` unit bets. */
  readonly won: number;
  readonly units: number;
  readonly description: string;
  readonly shown: Shown;
};
export type PlayedGame = { readonly id: string; readonly category: string; readonly returnToPlayer: number };
type Wish = Pick<SandboxControls, 'nextFeature' | 'nextMultiple'>;

export type GameKind = 'slot' | 'wheel';
export const kindOf = (category: string): GameKind => (category === 'slots' ? 'slot' : 'wheel');

/** Maximum draws to reach a slot's feature that a tester wants. */
const MOST_TRIES = 100_000;

export function outcomeOf({ id, category, returnToPlayer }: PlayedGame, draw: Draw, wish: Wish): Outcome {
  if (kindOf(category) === 'wheel') {
    const { multiple, description, at } = turnWheel(paytableOf(returnToPlayer), draw, wish.nextMultiple);
    return { won: multiple, units: 1, description, shown: { kind: 'wheel', at } };
  }
  const title = titleOf(id);
  if (title === null) throw new Error(`There is no title of ${id}`);
  const round = roundOf(title, draw, wish);
  return { won: round.units, units: title.units, description: describe(title, round), shown: { kind: 'slot', round } };
}

function roundOf(title: Title, draw: Draw, { nextFeature, nextMultiple }: Wish): SlotRound {
  if (nextMultiple !== null) return nearestRound(title, nextMultiple * title.units);
  let round = spin(title, draw);
  for (let tries = 0; nextFeature && round.free === null && round.hold === null && tries < MOST_TRIES; tries += 1)
    round = spin(title, draw);
  return round;
}

/** Describes a win in at most 200 characters. */
export function describe({ symbols }: Title, { turn, free, hold, units }: SlotRound): string {
  const nameOf = (id: string): string => symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const [best, ...others] = turn.wins.toSorted((a, b) => b.units - a.units);
  const parts = [
    ...(best ? [`${nameOf(best.symbol)} × ${best.count}${others.length > 0 ? ` and ${others.length} more` : ''}`] : []),
    ...(free ? [`${free.turns.length} free rounds`] : []),
    ...(hold ? [`${hold.steps.flat().length} coins held`] : []),
  ];
  return units === 0 && parts.length === 0 ? 'No win' : parts.join(', ');
}
