import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Participant } from '#server/modules/catalogue/index.ts';
import { standingsOf } from './standings.ts';

type Side = { readonly name: string; readonly won: number; readonly lost: number; readonly other: number };

const games = fc.integer({ min: 0, max: 12 });
const sport = fc.constantFrom('soccer', 'hockey', 'football', 'cricket', '__proto__');
const sides = fc.uniqueArray(fc.record({ name: fc.constantFrom(...'ABCDEFGHIJ'), won: games, lost: games, other: games }), {
  selector: ({ name }) => name,
  maxLength: 10,
});

const participant = ({ name, won, lost, other }: Side): Participant => ({
  id: name,
  competitionId: 'league',
  name,
  fullName: name,
  abbreviation: name,
  record: `${won}-${lost}-${other}`,
  crest: { primary: '#000000', secondary: '#ffffff', form: 'round', initials: 'A' },
});
const rowsOf = (which: string, list: readonly Side[]) => standingsOf(which, list.map(participant)).rows;

it('standings give every team a row with one figure per column, and its games add up', () => {
  fc.assert(
    fc.property(sport, sides, (which, list) => {
      const { columns, rows } = standingsOf(which, list.map(participant));
      expect(rows.map(({ participant: { id } }) => id).toSorted()).toEqual(list.map(({ name }) => name).toSorted());
      for (const { participant: each, values } of rows) {
        expect(values).toHaveLength(columns.length);
        const { won, lost, other } = list.find(({ name }) => name === each.id) ?? { won: -1, lost: -1, other: -1 };
        expect([values[0], values[1]]).toEqual([String(won + lost + other), String(won)]);
      }
    }),
  );
});

it('a team’s rank is one more than the number of teams above, in whatever order they come', () => {
  fc.assert(
    fc.property(sport, sides, fc.integer(), (which, list, turn) => {
      const rows = rowsOf(which, list);
      const at = list.length === 0 ? 0 : Math.abs(turn % list.length);
      expect(rowsOf(which, [...list.slice(at), ...list.slice(0, at)].toReversed())).toEqual(rows);
      rows.forEach(({ rank }, place) => {
        expect(rank).toBeLessThanOrEqual(place + 1);
        expect(rows.filter((other) => other.rank < rank)).toHaveLength(rank - 1);
      });
    }),
  );
});

it('one more win never lowers a team’s rank', () => {
  fc.assert(
    fc.property(sport, sides, fc.nat(), (which, list, pick) => {
      const chosen = list[pick % Math.max(1, list.length)];
      if (!chosen) return;
      const rankOf = (all: readonly Side[]): number =>
        rowsOf(which, all).find(({ participant: { id } }) => id === chosen.name)?.rank ?? Number.NaN;
      const better = list.map((side) => (side === chosen ? { ...side, won: side.won + 1 } : side));
      expect(rankOf(better)).toBeLessThanOrEqual(rankOf(list));
    }),
  );
});
