import type { SelectionGrade } from '#src/shared/console/trading.ts';

export const GRADE_WORDS: Readonly<Record<SelectionGrade['outcome'], string>> = {
  WIN: 'Won',
  LOSS: 'Lost',
  PUSH: 'Push',
  DEAD_HEAT: 'Dead heat',
};

type Shared = NonNullable<SelectionGrade['deadHeat']>;

export const gradesOf = (chosen: Readonly<Record<string, SelectionGrade['outcome'] | ''>>, shared: Shared) =>
  Object.entries(chosen).flatMap(([selectionId, outcome]) =>
    outcome === '' ? [] : [{ selectionId, outcome, deadHeat: outcome === 'DEAD_HEAT' ? shared : null }],
  );

/** Returns an error text; null if the input is valid. `heats` is the number of selections graded as a dead heat. */
export function placesProblem(places: string, tied: string, heats: number): string | null {
  const areWhole = [places, tied].every((text) => /^[1-9]\d?$/.test(text));
  if (!areWhole) return 'Enter whole numbers from 1 to 99.';
  if (Number(places) >= Number(tied)) return 'Enter fewer places than tied selections. If there is a place for each, all have won.';
  return heats > Number(tied) ? `${heats} selections have a dead heat here, so at least ${heats} are tied.` : null;
}

export const gradeText = ({ outcome, deadHeat }: SelectionGrade): string =>
  deadHeat
    ? `${GRADE_WORDS[outcome]}: ${deadHeat.places} ${deadHeat.places === 1 ? 'place' : 'places'} for ${deadHeat.tied}`
    : GRADE_WORDS[outcome];
