/** Formats a line: `O 44.5`, `U 44.5`, `+3.5`, `-3.5`, or `PK` for zero. */
export function lineText(points: string | null | undefined, type: string | undefined): string | null {
  if (points === null || points === undefined || points === '') return null;
  const value = Number(points);
  if (Number.isNaN(value)) return points;
  if (type === 'over') return `O ${value}`;
  if (type === 'under') return `U ${value}`;
  return value === 0 ? 'PK' : value > 0 ? `+${value}` : String(value);
}

/** Adds the line to a name: `Over 44.5`, `Jets +3.5`. Drops `O` and `U`, because the name says so. */
export const withLine = (name: string, line: string | null): string => (line === null ? name : `${name} ${bare(line)}`);

export const withoutLine = (name: string, line: string | null): string =>
  line !== null && name.endsWith(` ${bare(line)}`) ? name.slice(0, -bare(line).length - 1) : name;

const bare = (line: string): string => line.replace(/^[OU] /, '');
