import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { ShownGame } from '#server/modules/betting/pricing/index.ts';
import { pointsOf } from '#server/modules/catalogue/messages/index.ts';
import { badInput } from '#server/platform/problems.ts';

export type TermsInput = { readonly oddsNumerator: string; readonly oddsDenominator: string; readonly points?: string | null };

const LINE = /^[+-]?\d{1,4}(\.\d{1,2})?$/;
/** Maximum digits of a numerator or denominator, enough for parlays. */
const MAX_DIGITS = 12;

/** Throws `BAD_USER_INPUT` for an invalid price or line. */
export function termsIn({ oddsNumerator, oddsDenominator, points }: TermsInput) {
  const isPrice = [oddsNumerator, oddsDenominator].every((text) => text.length <= MAX_DIGITS && BigInt(text) > 0n);
  if (!isPrice) throw badInput('A price has a positive numerator and denominator.', ['oddsNumerator']);
  if (points !== undefined && points !== null && !LINE.test(points)) throw badInput('A line is a decimal number.', ['points']);
  return { price: { num: BigInt(oddsNumerator), den: BigInt(oddsDenominator) }, points: pointsOf(points ?? null) };
}

/** Throws `BAD_USER_INPUT` unless both numbers are positive. */
export function totalIn(oddsNumerator: string, oddsDenominator: string): Price {
  const isPrice = [oddsNumerator, oddsDenominator].every((text) => BigInt(text) > 0n);
  if (!isPrice) throw badInput('A price has a positive numerator and denominator.', ['totalOddsNumerator']);
  return ratio(BigInt(oddsNumerator), BigInt(oddsDenominator));
}

/** Parses a line such as `-3.5` into hundredths of a point. Throws `BAD_USER_INPUT` for other texts. */
export function pointsIn(points: string): number {
  const hundredths = LINE.test(points) ? pointsOf(points) : null;
  if (hundredths === null) throw badInput('Points are a decimal number.', ['points']);
  return hundredths;
}

type GameInput = {
  readonly eventId: string;
  readonly marketSelections: readonly (TermsInput & { readonly selectionId: string })[];
  readonly oddsNumerator: string;
  readonly oddsDenominator: string;
};

export const gameIn = ({ eventId, marketSelections, oddsNumerator, oddsDenominator }: GameInput): ShownGame => ({
  eventId,
  legs: marketSelections.map((input) => ({ selectionId: input.selectionId, accepted: termsIn(input) })),
  price: termsIn({ oddsNumerator, oddsDenominator }).price,
});
