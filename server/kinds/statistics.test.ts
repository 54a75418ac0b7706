import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEvent, Participant } from '#server/modules/catalogue/index.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { statisticsOf } from './statistics.ts';

const [any] = tinyCatalogue().events();
if (!any) throw new Error('The tiny offer has events');
const START = new Date('2026-11-22T18:00:00.000Z');

const side = (id: string, record: string | null = null): Participant => ({ ...any.home, id, name: id, fullName: id, record });
const [foxes, pines, comets] = [side('foxes', '6-4'), side('pines', '8-2'), side('comets', '5-5')];
const event: CatalogueEvent = { ...any, id: 'next', away: foxes, home: pines, startsAt: START };

const game = (id: string, days: number, away: Participant, home: Participant, awayScore: number, homeScore: number): CatalogueEvent => ({
  ...any,
  id,
  away,
  home,
  status: 'FINISHED',
  startsAt: new Date(START.getTime() - days * 86_400_000),
  scoreboard: { awayScore, homeScore, period: 'Final', clock: null, turn: null, situation: null },
});
const of = (sport: string, finished: readonly CatalogueEvent[] = [], sides = [foxes, pines, comets], about = event) =>
  statisticsOf(about, { sport, participants: sides, finished }).groups;
const group = (groups: ReturnType<typeof of>, key: string) =>
  groups.find((each) => each.key === key)?.rows.map(({ label, away, home, awayShare }) => [label, away, home, awayShare]);

describe('the season of both teams', () => {
  it('season statistics use the figures of the sport', () => {
    expect(group(of('football'), 'season')).toEqual([
      ['Standings', '2 of 3', '1 of 3', null],
      ['Games played', '10', '10', null],
      ['Won', '6', '8', 43],
      ['Lost', '4', '2', 67],
      ['Win %', '.600', '.800', 43],
    ]);
  });

  it('season statistics have draws and points in soccer, overtime losses in hockey', () => {
    const drawn = [side('foxes', '4-3-3'), side('pines', '5-4-1')];
    const about = { ...event, away: drawn[0] ?? foxes, home: drawn[1] ?? pines };
    expect(group(of('soccer', [], drawn, about), 'season')).toContainEqual(['Drawn', '3', '1', 75]);
    expect(group(of('soccer', [], drawn, about), 'season')).toContainEqual(['Points', '15', '16', 48]);
    expect(group(of('hockey', [], drawn, about), 'season')).toContainEqual(['Overtime losses', '3', '1', 75]);
  });

  it('season statistics are left out if one of the two teams has no record', () => {
    expect(of('football', [], [foxes, side('pines')])).toEqual([]);
  });
});

describe('the form of both teams', () => {
  const played = [
    game('a', 30, foxes, comets, 20, 10),
    game('b', 23, comets, foxes, 7, 7),
    game('c', 16, foxes, comets, 3, 30),
    game('d', 9, comets, pines, 14, 21),
  ];

  it('the form shows results, latest first, and averages', () => {
    expect(group(of('football', played), 'form')).toEqual([
      ['Recent results', 'L D W', 'W', null],
      ['Points scored per game', '10.0', '21.0', 32],
      ['Points conceded per game', '15.7', '14.0', 53],
      ['Points margin per game', '−5.7', '+7.0', null],
    ]);
  });

  it.each([
    ['hockey', 'Goals'],
    ['baseball', 'Runs'],
    ['tennis', 'Sets'],
    ['darts', 'Legs'],
    ['esports', 'Maps'],
    ['basketball', 'Points'],
    ['constructor', 'Points'],
  ])('the form in %s is counted in %s', (sport, unit) => {
    expect(group(of(sport, played), 'form')?.[1]?.[0]).toBe(`${unit} scored per game`);
  });

  it('the form uses the last five games before this one', () => {
    const many = Array.from({ length: 9 }, (_, at) => game(`many-${at}`, 40 - at, foxes, comets, at < 4 ? 100 : 1, 0));
    const others = [game('home', 5, comets, pines, 0, 2), game('next', 0, foxes, pines, 50, 50), game('later', -3, foxes, comets, 99, 0)];
    expect(group(of('football', [...many, ...others]), 'form')?.slice(0, 2)).toEqual([
      ['Recent results', 'W W W W W', 'W', null],
      ['Points scored per game', '1.0', '2.0', 33],
    ]);
  });

  it('the form is left out until both teams have played', () => {
    expect(group(of('football', [game('a', 3, foxes, comets, 1, 0)]), 'form')).toBeUndefined();
  });
});

describe('meetings of both teams', () => {
  it('meetings are counted whichever team played at home', () => {
    const met = [game('a', 30, foxes, pines, 20, 10), game('b', 9, pines, foxes, 14, 7), game('c', 3, pines, foxes, 3, 3)];
    expect(group(of('football', met), 'meetings')).toEqual([
      ['Wins in 3 meetings', '1', '1', 50],
      ['Points in all', '30', '27', 53],
    ]);
    expect(group(of('soccer', met.slice(0, 1)), 'meetings')?.[0]).toEqual(['Wins in 1 meeting', '1', '0', 100]);
  });

  it('meetings are left out if the teams have not met', () => {
    expect(group(of('football', [game('a', 3, foxes, comets, 1, 0)]), 'meetings')).toBeUndefined();
  });
});

it('statistics of any results have shares from 0 to 100 and no invalid numbers', () => {
  const score = fc.integer({ min: 0, max: 150 });
  const pair = fc.constantFrom([foxes, pines] as const, [pines, foxes] as const, [foxes, comets] as const, [comets, pines] as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(pair, score, score), { maxLength: 20 }), (played) => {
      const finished = played.map(([[away, home], a, h], at) => game(`g-${at}`, 40 - at, away, home, a, h));
      for (const { away, home, awayShare } of of('football', finished).flatMap(({ rows }) => rows)) {
        expect(`${away}${home}`).not.toMatch(/NaN|Infinity|undefined/);
        expect(awayShare === null || (awayShare >= 0 && awayShare <= 100)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
