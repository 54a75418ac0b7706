import type { PriceFragment } from '#src/gql/graphql.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';

/** Returns a dash if the price is invalid. */
export function priceText(
  { numeratorLong, denominatorLong }: Pick<PriceFragment, 'denominatorLong' | 'numeratorLong'>,
  format: OddsFormat,
): string {
  const isWhole = [numeratorLong, denominatorLong].every((long) => /^\d{1,30}$/.test(long)) && !/^0+$/.test(denominatorLong);
  return isWhole ? formatPrice({ num: BigInt(numeratorLong), den: BigInt(denominatorLong) }, format) : '–';
}
