import { formatCents } from '../money/money.ts';
import { formatAmerican } from '../money/odds.ts';
import { ratio } from '../money/ratio.ts';
import { t } from '../text/t.ts';

/** `$5` for whole dollars, else `$5.50`. */
export const short = (cents: number, currency: string): string => formatCents(BigInt(cents), currency).replace(/\.00$/, '');
export const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
export const daysText = (days: number): string => t`{${days}, plural, one {# day} other {# days}}`;
export const oddsText = ({ num, den }: { readonly num: number; readonly den: number }): string =>
  formatAmerican(ratio(BigInt(num), BigInt(den)));

const instant = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});
export const instantText = (iso: string): string => t`${instant.format(new Date(iso)).replaceAll(/\s/g, ' ')} ET`;
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'short', day: 'numeric' });
/** Day in Eastern Time. */
export const dayText = (at: Date): string => day.format(at);
