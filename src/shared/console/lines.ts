import { lineText, withLine } from '../betting/line.ts';

/** `points` in hundredths. */
export type Lined = { readonly name: string; readonly type: string; readonly points: number | null };

/** A selection as traders tell it from its alternates: `Lions +3.5`, `Over 44.5`. */
export const selectionText = ({ name, type, points }: Lined): string =>
  withLine(name, lineText(points === null ? null : String(points / 100), type));

/** A market by its name and, since several may have one name, its first selection where that has a line: `Alternate Spread, Lions -3.5`. */
export const marketText = (name: string, first: Lined | undefined): string =>
  first === undefined || first.points === null ? name : `${name}, ${selectionText(first)}`;

/** A selection with its market, where neither stands on its own: `Lions -3.5, Alternate Spread`. */
export const outcomeText = (selection: Lined, market: string): string => `${selectionText(selection)}, ${market}`;
