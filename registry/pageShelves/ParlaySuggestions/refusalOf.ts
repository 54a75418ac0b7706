import { LOCALE } from '#src/shared/text/locale.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { t } from '#src/shared/text/t.ts';
import type { PriceView } from '#src/platform/index.ts';

type Taking = {
  readonly names: readonly string[];
  readonly legs: readonly (PriceView | null)[];
  readonly missing: number;
  readonly room: number;
};

export function refusalOf({ names, legs, missing, room }: Taking): string | null {
  const those = (isMeant: (leg: PriceView | null) => boolean): readonly string[] => names.filter((_, at) => isMeant(legs[at] ?? null));
  const sentences = [
    sentence(
      those((leg) => leg === null),
      (all, count) => t`{${count}, plural, one {${all} has} other {${all} have}} no odds yet.`,
    ),
    sentence(
      those((leg) => leg?.status === 'CLOSED'),
      (all, count) => t`{${count}, plural, one {${all} is} other {${all} are}} suspended.`,
    ),
    sentence(
      those((leg) => leg?.status === 'HIDDEN'),
      (all, count) => t`{${count}, plural, one {${all} is} other {${all} are}} no longer offered.`,
    ),
    missing > Math.max(0, room) ? fullSlip(room) : '',
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

type Said = (names: string, count: number) => string;
const sentence = (names: readonly string[], say: Said): string => (names.length === 0 ? '' : say(listOf(names), names.length));

const fullSlip = (room: number): string =>
  room > 0
    ? t`Your betslip can hold ${MOST_SELECTIONS} selections and has room for ${room} more. Remove some first.`
    : t`Your betslip is full at ${MOST_SELECTIONS} selections. Remove some first.`;

export const listOf = (names: readonly string[]): string => new Intl.ListFormat(LOCALE).format(names);
