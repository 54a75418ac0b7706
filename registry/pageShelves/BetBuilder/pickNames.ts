import type { SelectionLabelFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

/** Returns for example `Harbourmen +3.5`, `Over 44.5` or `Draw`. `now` is the current line. */
export function nameWithLine({ name, points, type, marketName }: SelectionLabelFragment, now: string | null | undefined): string {
  const line = now ?? points?.decimalPoints ?? null;
  if (line === null || line === '') return name.cleanName;
  const value = Number(line.replace('−', '-'));
  if (Number.isNaN(value)) return name.cleanName;
  const isSigned = !['over', 'under'].includes(type) && /spread|handicap|line/i.test(marketName);
  if (!isSigned) return `${name.cleanName} ${value}`;
  return `${name.cleanName} ${value === 0 ? 'PK' : value > 0 ? `+${value}` : value}`;
}

export function spokenOdds(shown: string): string {
  if (shown === 'EVEN') return t`even`;
  if (shown.startsWith('-')) return t`minus ${shown.slice(1)}`;
  return shown.startsWith('+') ? t`plus ${shown.slice(1)}` : shown;
}
