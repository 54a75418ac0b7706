import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { t } from '#src/shared/text/t.ts';
import type { PriceView } from '#src/platform/index.ts';

type Taking = {
  readonly names: readonly string[];
  /** Null without a price. */
  readonly legs: readonly (PriceView | null)[];
  readonly missing: number;
  readonly room: number;
};

/** Null if the legs can be added. */
export function refusalOf({ names, legs, missing, room }: Taking): string | null {
  const those = (isMeant: (leg: PriceView | null) => boolean): readonly string[] => names.filter((_, at) => isMeant(legs[at] ?? null));
  const sentences = [
    sentence(
      those((leg) => leg === null),
      (name) => t`${name} has no price yet.`,
      (all) => t`${all} have no price yet.`,
    ),
    sentence(
      those((leg) => leg?.status === 'CLOSED'),
      (name) => t`${name} is suspended for the moment.`,
      (all) => t`${all} are suspended for the moment.`,
    ),
    sentence(
      those((leg) => leg?.status === 'HIDDEN'),
      (name) => t`${name} is not offered any more.`,
      (all) => t`${all} are not offered any more.`,
    ),
    missing > Math.max(0, room) ? fullSlip(room) : '',
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

type Said = (names: string) => string;
const sentence = (names: readonly string[], ofOne: Said, ofMany: Said): string =>
  names.length === 0 ? '' : (names.length === 1 ? ofOne : ofMany)(listOf(names));

const fullSlip = (room: number): string =>
  room > 0
    ? t`A betslip holds at most ${MOST_SELECTIONS} selections; yours has room for ${room} more.`
    : t`A betslip holds at most ${MOST_SELECTIONS} selections; yours is full.`;

export const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
