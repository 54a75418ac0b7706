import { baseballModel } from './innings.ts';
import { cricketModel } from './cricket.ts';
import type { Period, Timetable } from './clock.ts';
import { raceModel } from './race.ts';
import { timedModel } from './timed.ts';

function periods(names: readonly string[], seconds: number, real: number, breaks: Readonly<Record<number, Period>>): readonly Period[] {
  return names.flatMap((name, index) => {
    const pause = breaks[index];
    return pause ? [{ name, seconds, real }, pause] : [{ name, seconds, real }];
  });
}
const pause = (name: string, minutes: number): Period => ({ name, seconds: 0, real: minutes * 60 });
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];

const footballTable: Timetable = {
  periods: periods(QUARTERS, 900, 2580, { 1: pause('Halftime', 13) }),
  overtime: { name: 'OT', seconds: 600, real: 1700 },
  style: 'down',
};
const TOUCHDOWNS = [
  { points: 7, weight: 0.55 },
  { points: 3, weight: 0.4 },
  { points: 6, weight: 0.03 },
  { points: 8, weight: 0.02 },
];
const BASKETS = [
  { points: 2, weight: 0.62 },
  { points: 3, weight: 0.27 },
  { points: 1, weight: 0.11 },
];
const basketballTable = (names: readonly string[], seconds: number, real: number): Timetable => ({
  periods: periods(names, seconds, real, { [names.length / 2 - 1]: pause('Halftime', 15) }),
  overtime: { name: 'OT', seconds: 300, real: 900 },
  style: 'down',
});
const basketball = (table: Timetable, margin: number, total: number) =>
  timedModel({ table, scoring: BASKETS, spread: { kind: 'summed', margin, total, keyMargins: false }, suspension: 0, suddenDeath: false });
const football = (margin: number, total: number) =>
  timedModel({
    table: footballTable,
    scoring: TOUCHDOWNS,
    spread: { kind: 'summed', margin, total, keyMargins: true },
    suspension: 25,
    suddenDeath: false,
  });

export const models = {
  'football-pro': football(13.5, 13),
  'football-college': football(15.5, 15),
  'basketball-48': basketball(basketballTable(QUARTERS, 720, 1860), 12.5, 18),
  'basketball-40': basketball(basketballTable(['1st Half', '2nd Half'], 1200, 3060), 10.5, 15.5),
  'basketball-euro': basketball(basketballTable(QUARTERS, 600, 1500), 10.5, 14.5),
  hockey: timedModel({
    table: {
      periods: periods(['1st Period', '2nd Period', '3rd Period'], 1200, 2340, {
        0: pause('1st Intermission', 18),
        1: pause('2nd Intermission', 18),
      }),
      overtime: { name: 'OT', seconds: 300, real: 600 },
      style: 'down',
    },
    scoring: [{ points: 1, weight: 1 }],
    spread: { kind: 'counted' },
    suspension: 20,
    suddenDeath: true,
  }),
  soccer: timedModel({
    table: { periods: periods(['1st Half', '2nd Half'], 2700, 2880, { 0: pause('Halftime', 15) }), overtime: null, style: 'minutes' },
    scoring: [{ points: 1, weight: 1 }],
    spread: { kind: 'counted' },
    suspension: 40,
    suddenDeath: false,
  }),
  baseball: baseballModel,
  cricket: cricketModel,
  tennis: raceModel({ unit: 'Set', wins: 2, seconds: 0, inside: { target: 6, lead: 2, cap: 7, seconds: 240 }, suspension: 12 }),
  volleyball: raceModel({ unit: 'Set', wins: 3, seconds: 0, inside: { target: 25, lead: 2, cap: 60, seconds: 34 }, suspension: 12 }),
  darts: raceModel({ unit: 'Leg', wins: 6, seconds: 170, inside: null, suspension: 8 }),
  'esports-maps': raceModel({ unit: 'Map', wins: 2, seconds: 0, inside: { target: 13, lead: 2, cap: 19, seconds: 115 }, suspension: 20 }),
  'esports-games': raceModel({ unit: 'Game', wins: 2, seconds: 1980, inside: null, suspension: 30 }),
} as const;
export type ModelName = keyof typeof models;
