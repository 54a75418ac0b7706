import type { Price } from './odds.ts';

/** A selection as a teaser moves it. `points` in hundredths, from the side of the selection. */
export type TeasedLine = { readonly marketType: string; readonly selectionType: string; readonly points: number | null };
/** What so many legs pay with their lines moved by so many hundredths of a point, in one sport. */
export type TeaserRung = { readonly sport: string; readonly points: number; readonly legs: number; readonly price: Price };
/** The house's price list. A combination that is not on it is not offered. */
export type TeaserTable = readonly TeaserRung[];

export const FEWEST_TEASED = 2;
const TEASED_MARKETS: ReadonlySet<string> = new Set(['spread', 'total']);

/** Whether a table teases the main line of such a market. */
export const isTeased = (table: TeaserTable, { sport, marketType }: { readonly sport: string; readonly marketType: string }): boolean =>
  TEASED_MARKETS.has(marketType) && table.some((rung) => rung.sport === sport);

/** The line moved in the player's favour (domain rules §2.6): more points for a side, a lower total to go over, a higher one to stay under. */
export const movedLine = ({ selectionType, points }: TeasedLine, by: number): number | null =>
  points === null ? null : selectionType === 'over' ? points - by : points + by;

/** The points that a sport offers, the fewest first. */
export const teaserPoints = (table: TeaserTable, sport: string): readonly number[] =>
  [...new Set(table.filter((rung) => rung.sport === sport).map(({ points }) => points))].toSorted((a, b) => a - b);

/** What so many legs pay; null where the table has no such ticket. */
export const teaserPrice = (table: TeaserTable, sport: string, points: number, legs: number): Price | null =>
  table.find((rung) => rung.sport === sport && rung.points === points && rung.legs === legs)?.price ?? null;
