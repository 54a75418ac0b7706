import { t } from '../text/t.ts';
import type { Price } from '../money/odds.ts';

/** A selection as a teaser moves it. `points` in hundredths, from the side of the selection. */
export type TeasedLine = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };
/**
 * What becomes of a ticket when a leg ends level, and when one is void (domain rules §2.6): it drops to the price of the legs that are
 * left; where ties lose, one that ends level loses it; where voids refund, one that is void gives all of the stake back.
 */
export type TeaserRule = { readonly ties?: 'drop' | 'lose' | undefined; readonly voids?: 'drop' | 'refund' | undefined };
/** Hundredths of a point that the lines of a sport are moved by; `besides` are those of a second one, which a mixed ticket has legs of, too. */
export type TeaserMove = {
  readonly points: number;
  readonly besides?: { readonly sport: string; readonly points: number } | undefined;
};
/** What so many legs of a sport pay with their lines moved. */
export type TeaserRung = TeaserMove & TeaserRule & { readonly sport: string; readonly legs: number; readonly price: Price };
/** The house's price list. A combination that is not on it is not offered. */
export type TeaserTable = readonly TeaserRung[];

export const FEWEST_TEASED = 2;
const TEASED_MARKETS: ReadonlySet<string> = new Set(['spread', 'total']);

const sportsOf = ({ sport, besides }: TeaserRung): readonly string[] => (besides ? [sport, besides.sport] : [sport]);

/** Whether a table teases the main line of such a market. */
export const isTeased = (table: TeaserTable, { sport, marketType }: { readonly sport: string; readonly marketType: string }): boolean =>
  TEASED_MARKETS.has(marketType) && table.some((rung) => sportsOf(rung).includes(sport));

/** The line moved in the player's favour (domain rules §2.6): more points for a side, a lower total to go over, a higher one to stay under. */
export const movedLine = ({ selectionType, points }: TeasedLine, by: number): number | null =>
  points === null ? null : selectionType === 'over' ? points - by : points + by;

/** By how much a ticket moves the line of a leg of that sport. */
export const moveOf = ({ points, besides }: TeaserMove, sport: string): number => (besides?.sport === sport ? besides.points : points);

/** As players call it: `6`, and `6/4` where two sports are moved by different points. */
export const moveName = ({ points, besides }: TeaserMove): string =>
  [points, ...(besides ? [besides.points] : [])].map((hundredths) => String(hundredths / 100)).join('/');

/** All rungs for tickets whose legs are of exactly these sports. */
export function rungsFor(table: TeaserTable, sports: readonly string[]): TeaserTable {
  const wanted = new Set(sports);
  return table.filter((rung) => sportsOf(rung).length === wanted.size && sportsOf(rung).every((sport) => wanted.has(sport)));
}

/** The points that are offered for these sports, by the first of them, the fewest first. */
export const teaserPoints = (table: TeaserTable, sports: readonly string[]): readonly number[] =>
  [...new Set(rungsFor(table, sports).map(({ points }) => points))].toSorted((a, b) => a - b);

/** The rung of so many legs; null where the table has no such ticket. */
export const teaserRung = (table: TeaserTable, sports: readonly string[], points: number, legs: number): TeaserRung | null =>
  rungsFor(table, sports).find((rung) => rung.points === points && rung.legs === legs) ?? null;

/** Which legs leave the ticket to the others, in words; null where none does. */
export function teaserDropText({ ties, voids }: TeaserRule): string | null {
  const dropped = [...(ties === 'lose' ? [] : [t`ends level`]), ...(voids === 'refund' ? [] : [t`is void`])];
  return dropped.length === 0 ? null : t`A leg that ${dropped.join(t` or `)} drops out`;
}

/** What players read of a rule; null for the usual one. */
export function teaserRuleText({ ties, voids }: TeaserRule): string | null {
  const said = [
    ...(ties === 'lose' ? [t`A leg that ends level loses the bet.`] : []),
    ...(voids === 'refund' ? [t`If a leg is void, the whole bet is returned.`] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
