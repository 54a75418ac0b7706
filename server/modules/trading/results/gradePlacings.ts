import type { SelectionGrade } from '#server/modules/betting/settlement/grades/index.ts';
import type { Placing } from './placings.ts';

export function placesPaid(marketType: string): number | null {
  if (marketType === 'winner') return 1;
  const top = /^top-([1-9]\d?)$/.exec(marketType)?.[1];
  return top === undefined ? null : Number(top);
}

/** Grades by places. Runners tied for the last paid places all win, all lose or dead-heat (domain rules §2.7). */
export function gradesOfPlacings(placings: readonly Pick<Placing, 'place' | 'selectionId'>[], paid: number): readonly SelectionGrade[] {
  return placings.map(({ selectionId, place }) => {
    if (place === 'did-not-run') return { selectionId, outcome: 'PUSH', deadHeat: null };
    if (place === 'unplaced') return { selectionId, outcome: 'LOSS', deadHeat: null };
    const tied = placings.filter((other) => other.place === place).length;
    const ahead = placings.filter((other) => typeof other.place === 'number' && other.place < place).length;
    const places = paid - ahead;
    if (places <= 0) return { selectionId, outcome: 'LOSS', deadHeat: null };
    return places >= tied
      ? { selectionId, outcome: 'WIN', deadHeat: null }
      : { selectionId, outcome: 'DEAD_HEAT', deadHeat: { places, tied } };
  });
}
