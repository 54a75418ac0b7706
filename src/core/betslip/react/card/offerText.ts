import { formatPrice, type OddsFormat, type Price } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';

/** Price for screen readers: `minus 110`, `plus 150`, `even`, `2.50`. */
export const spokenPrice = (price: Price, format: OddsFormat): string => spoken(formatPrice(price, format));

export function spoken(shown: string): string {
  if (shown === 'EVEN') return t`even`;
  if (shown.startsWith('-')) return t`minus ${shown.slice(1)}`;
  return shown.startsWith('+') ? t`plus ${shown.slice(1)}` : shown;
}
