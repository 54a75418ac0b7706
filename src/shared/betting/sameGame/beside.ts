import { t } from '../../text/t.ts';
import { canMeet, type Proposition, regionsOf, scoresOf } from './regions.ts';
import { MOST_OF_ONE_GAME, type SameGameRefusal } from './price.ts';

export const canBeCombined = (pick: Proposition): boolean => regionsOf(pick) !== null;

export type KeptOut = { readonly code: SameGameRefusal; readonly message: string };

const FULL: KeptOut = { code: 'same-event-combination', message: t`You can combine up to ${MOST_OF_ONE_GAME} picks from one game.` };
const APART: KeptOut = { code: 'same-event-combination', message: t`You can’t combine this pick with others.` };
const NEVER: KeptOut = { code: 'impossible-combination', message: t`This pick and your other picks can’t all win.` };

export function keptOutBeside(chosen: readonly Proposition[]): (other: Proposition) => KeptOut | null {
  const lists = chosen.map((pick) => regionsOf(pick));
  const scores = scoresOf(lists.filter((regions) => regions !== null));
  const isFull = chosen.length >= MOST_OF_ONE_GAME;
  return (other) => {
    const regions = regionsOf(other);
    if (regions === null || lists.includes(null)) return chosen.length === 0 ? null : APART;
    if (isFull) return FULL;
    return canMeet([scores, regions]) ? null : NEVER;
  };
}
