import { t } from '../text/t.ts';
import type { Price } from '../money/odds.ts';

/** `points`: line in hundredths of a point, from the selection's side. */
export type TeasedLine = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };
/** By default, pushed and void legs are removed (domain rules §2.6). `refund` returns the whole stake. */
export type TeaserRule = { readonly ties?: 'drop' | 'lose' | undefined; readonly voids?: 'drop' | 'refund' | undefined };
/** Hundredths of a point by which lines move; `besides` is for the second sport of a mixed teaser. */
export type TeaserMove = {
  readonly points: number;
  readonly besides?: { readonly sport: string; readonly points: number } | undefined;
};
export type TeaserRung = TeaserMove & TeaserRule & { readonly sport: string; readonly legs: number; readonly price: Price };
export type TeaserTable = readonly TeaserRung[];

export const FEWEST_TEASED = 2;
const TEASED_MARKETS: ReadonlySet<string> = new Set(['spread', 'total']);

const sportsOf = ({ sport, besides }: TeaserRung): readonly string[] => (besides ? [sport, besides.sport] : [sport]);

export const isTeased = (table: TeaserTable, { sport, marketType }: { readonly sport: string; readonly marketType: string }): boolean =>
  TEASED_MARKETS.has(marketType) && table.some((rung) => sportsOf(rung).includes(sport));

/** Moves a line in the player's favor (domain rules §2.6). */
export const movedLine = ({ selectionType, points }: TeasedLine, by: number): number | null =>
  points === null ? null : selectionType === 'over' ? points - by : points + by;

export const moveOf = ({ points, besides }: TeaserMove, sport: string): number => (besides?.sport === sport ? besides.points : points);

export const moveName = ({ points, besides }: TeaserMove): string =>
  [points, ...(besides ? [besides.points] : [])].map((hundredths) => String(hundredths / 100)).join('/');

export function rungsFor(table: TeaserTable, sports: readonly string[]): TeaserTable {
  const wanted = new Set(sports);
  return table.filter((rung) => sportsOf(rung).length === wanted.size && sportsOf(rung).every((sport) => wanted.has(sport)));
}

export const teaserPoints = (table: TeaserTable, sports: readonly string[]): readonly number[] =>
  [...new Set(rungsFor(table, sports).map(({ points }) => points))].toSorted((a, b) => a - b);

export const teaserRung = (table: TeaserTable, sports: readonly string[], points: number, legs: number): TeaserRung | null =>
  rungsFor(table, sports).find((rung) => rung.points === points && rung.legs === legs) ?? null;

export function teaserDropText({ ties, voids }: TeaserRule): string | null {
  const dropped = [...(ties === 'lose' ? [] : [t`pushes`]), ...(voids === 'refund' ? [] : [t`is void`])];
  return dropped.length === 0 ? null : t`If a leg ${dropped.join(t` or `)}, the teaser drops one leg`;
}

export function teaserRuleText({ ties, voids }: TeaserRule): string | null {
  const said = [
    ...(ties === 'lose' ? [t`If a leg pushes, the bet loses.`] : []),
    ...(voids === 'refund' ? [t`If a leg is void, we return the whole bet.`] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
