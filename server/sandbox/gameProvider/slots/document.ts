import { inBasisPoints, type Returns } from './returns.ts';
import { mostCentsOf, type Title } from './title.ts';

/** A title's smallest bet times these factors gives the bets to offer. */
const STEPS = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 250, 500, 1_000];

type Bounds = { readonly minCents: number; readonly maxCents: number };

/** Lists a title's bets, in cents, that the operator's bounds allow. Each unit bet is a whole number of cents. */
export function stakesOf(title: Title, { minCents, maxCents }: Bounds): readonly number[] {
  const { units, unitCents } = title;
  const most = Math.min(maxCents, mostCentsOf(title));
  return STEPS.map((step) => units * unitCents.least * step).filter((stake) => stake >= minCents && stake <= most);
}

/** Returns what the game's page shows: the title's file, its computed return, and the name of the title whose reels it uses. */
export function slotDocument(title: Title, { base, total, trigger }: Returns, plays: Title | null) {
  const [all, reels] = [inBasisPoints(total), inBasisPoints(base)];
  return {
    ...title,
    returns: { base: reels, feature: all - reels, startsOneIn: trigger.n === 0n ? 0 : Math.round(Number(trigger.d) / Number(trigger.n)) },
    sameAs: plays === null || plays.id === title.id ? null : plays.name,
  };
}
