import { lineText, withLine } from '../betting/line.ts';

/** `points`: hundredths of a point. */
export type Lined = { readonly name: string; readonly type: string; readonly points: number | null };

/** `Lions +3.5`, `Over 44.5`: separates alternates. */
export const selectionText = ({ name, type, points }: Lined): string =>
  withLine(name, lineText(points === null ? null : String(points / 100), type));

/** `Alternate Spread, Lions -3.5`: markets may share a name. */
export const marketText = (name: string, first: Lined | undefined): string =>
  first === undefined || first.points === null ? name : `${name}, ${selectionText(first)}`;

/** `Lions -3.5, Alternate Spread`. */
export const outcomeText = (selection: Lined, market: string): string => `${selectionText(selection)}, ${market}`;
