import { lineText, withLine } from '../betting/line.ts';

/** `points`: line in hundredths of a point. */
export type Lined = { readonly name: string; readonly type: string; readonly points: number | null };

/** Adds the line, because a market may have alternate lines: `Lions +3.5`, `Over 44.5`. */
export const selectionText = ({ name, type, points }: Lined): string =>
  withLine(name, lineText(points === null ? null : String(points / 100), type));

/** Adds the first selection, because markets may share a name: `Alternate Spread, Lions -3.5`. */
export const marketText = (name: string, first: Lined | undefined): string =>
  first === undefined || first.points === null ? name : `${name}, ${selectionText(first)}`;

export const outcomeText = (selection: Lined, market: string): string => `${selectionText(selection)}, ${market}`;
