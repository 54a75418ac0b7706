import { MOST_SELECTIONS } from '#src/lib/slipLimits.ts';
import { t } from '#src/lib/t.ts';
import type { PriceView } from '#src/platform/index.ts';

type Taking = {
  /** Of all legs, in their order. */
  readonly names: readonly string[];
  /** The same legs as they are now; null where no price has come. */
  readonly legs: readonly (PriceView | null)[];
  /** How many of them the slip does not hold. */
  readonly missing: number;
  /** How many more selections it takes. */
  readonly room: number;
};

/** Why legs cannot be taken together, in the player's words; null when they can. */
export function refusalOf({ names, legs, missing, room }: Taking): string | null {
  const those = (isMeant: (leg: PriceView | null) => boolean): readonly string[] => names.filter((_, at) => isMeant(legs[at] ?? null));
  const sentences = [
    sentence(
      those((leg) => leg === null),
      ['has', 'have'],
      t`no price yet`,
    ),
    sentence(
      those((leg) => leg?.status === 'CLOSED'),
      ['is', 'are'],
      t`suspended for the moment`,
    ),
    sentence(
      those((leg) => leg?.status === 'HIDDEN'),
      ['is', 'are'],
      t`not offered any more`,
    ),
    missing > Math.max(0, room) ? fullSlip(room) : '',
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

const sentence = (names: readonly string[], [one, many]: readonly [string, string], what: string): string =>
  names.length === 0 ? '' : `${listOf(names)} ${names.length === 1 ? one : many} ${what}.`;

const fullSlip = (room: number): string =>
  t`A betslip holds at most ${MOST_SELECTIONS} selections; yours ${room > 0 ? t`has room for ${room} more` : t`is full`}.`;

export const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
