import { formatPrice, isOddsFormat, type OddsFormat, type Price, priceFromAmerican, priceFromDecimal } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';

type Wire = { readonly num: string; readonly den: string };
export const priceOf = ({ num, den }: Wire): Price => ratio(BigInt(num), BigInt(den));

export const priceText = (wire: Wire, format: OddsFormat): string => formatPrice(priceOf(wire), format);

/** Parses a price: American with a sign, decimal with a point, otherwise in the chosen format. Null if invalid. */
export function priceIn(typed: string, format: OddsFormat): Price | null {
  const text = typed.trim();
  try {
    if (/^even$/i.test(text)) return priceFromAmerican(100);
    const isAmerican = /^[+-]\d+$/.test(text) || (format === 'AMERICAN' && /^\d+$/.test(text));
    return isAmerican ? priceFromAmerican(Number(text)) : priceFromDecimal(text);
  } catch {
    return null;
  }
}

const KEY = 'linemaker-console/odds-format';

export const storedFormat = (): OddsFormat => {
  const kept = localStorage.getItem(KEY);
  return isOddsFormat(kept) ? kept : 'AMERICAN';
};
export const storeFormat = (format: OddsFormat): void => localStorage.setItem(KEY, format);

export function sumText(prices: readonly Price[]): string {
  const sum = prices.reduce((all, { num, den }) => all + Number(den) / Number(num + den), 0);
  return `${(sum * 100).toFixed(1)} %`;
}
