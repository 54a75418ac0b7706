import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { Row } from '#server/platform/store/schema/index.ts';

/** Formats `$10.00` or `25 rounds`; `1` for awards without amount. */
export function awardValue({ kind, amount }: Pick<Row<'awards'>, 'amount' | 'kind'>, currency: string): string {
  if (amount === null) return '1';
  if (kind !== 'free-rounds') return formatCents(BigInt(amount), currency);
  return t`{${BigInt(amount)}, plural, one {# round} other {# rounds}}`;
}
