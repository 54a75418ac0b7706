/** One side of a competition. Colours as CSS hex without `#`; strength in deviations from the league's average. */
export type Side = {
  readonly abbreviation: string;
  readonly name: string;
  readonly fullName: string;
  readonly colours: readonly [string, string] | null;
  readonly strength: number;
};

/**
 * Reads a table with one side a line: `abbreviation | place | name | colour | colour | strength`. A place is put before the name to make
 * the full name; colleges go by their place. Colours may be left out. Throws `SyntaxError` on a line that cannot be read.
 */
export function roster(table: string, shownBy: 'name' | 'place' = 'name'): readonly Side[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [abbreviation, place, name, first, second, strength] = line.split('|').map((cell) => cell.trim());
      if (!abbreviation || !name || Number.isNaN(Number(strength))) throw new SyntaxError(`Not a side: ${line}`);
      return {
        abbreviation,
        name: shownBy === 'place' && place ? place : name,
        fullName: place ? `${place} ${name}` : name,
        colours: first && second ? [first, second] : null,
        strength: Number(strength),
      };
    });
}
