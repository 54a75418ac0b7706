import { expect, it } from 'vitest';
import { blockedUntil } from './failures.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const at = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

it.each<[string, readonly number[], number | null]>([
  ['none', [], null],
  ['four', [-3, -2, -1, 0], null],
  ['five within ten minutes', [-10, -7, -5, -3, 0], 30],
  ['five in any order', [-3, 0, -10, -5, -7], 30],
  ['five in a little more than ten minutes', [-10.1, -7, -5, -3, 0], null],
  ['five that ended half an hour ago', [-40, -38, -36, -34, -30], null],
  ['five that ended a little later', [-39, -38, -36, -34, -29.5], 0.5],
  ['six, of which the last five count', [-12, -9, -7, -5, -3, -1], 29],
])('failed deposits (%s) block further ones by the rule of five in ten minutes', (_, failures, minutes) => {
  expect(blockedUntil(failures.map(at), NOON)).toEqual(minutes === null ? null : at(minutes));
});
