import { lineText, withLine } from '../betting/line.ts';

/** `points` in hundredths. */
export type Lined = { readonly name: string; readonly type: string; readonly points: number | null };

/** Distinguishes a selection from its alternates: `Lions +3.5`, `Over 44.5`. */
export const selectionText = ({ name, type, points }: Lined): string =>
  withLine(name, lineText(points === null ? null : String(points / 100), type));

/** Appends the first selection if it has a line, because several markets may share a name: `Alternate Spread, Lions -3.5`. */
export const marketText = (name: string, first: Lined | undefined): string =>
  first === undefined || first.points === null ? name : `${name}, ${selectionText(first)}`;

/** Example: `Lions -3.5, Alternate Spread`. */
export const outcomeText = (selection: Lined, market: string): string => `${selectionText(selection)}, ${market}`;
