import { lineText, withLine } from '../betting/line.ts';

/** Selection; `points` in hundredths. */
export type Lined = { readonly name: string; readonly type: string; readonly points: number | null };

/** Name with its line, so that alternates of a market differ: `Lions +3.5`, `Over 44.5`. */
export const selectionText = ({ name, type, points }: Lined): string =>
  withLine(name, lineText(points === null ? null : String(points / 100), type));

/** Market with its first selection, because markets may share a name: `Alternate Spread, Lions -3.5`. */
export const marketText = (name: string, first: Lined | undefined): string =>
  first === undefined || first.points === null ? name : `${name}, ${selectionText(first)}`;

/** Formats `Lions -3.5, Alternate Spread`. */
export const outcomeText = (selection: Lined, market: string): string => `${selectionText(selection)}, ${market}`;
