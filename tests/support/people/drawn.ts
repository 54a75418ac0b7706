import { familyNames } from '../spellings/familyNames.ts';
import { givenNames } from '../spellings/givenNames.ts';
import { commonFamilyNames, commonGivenNames } from './commonNames.ts';
import type { Named } from './signUps.ts';

export type Random = () => number;

/** Mulberry32 generator, repeatable by its printed seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('An empty list');
  return found;
};

const FIRST_DAY = Date.UTC(1945, 0, 1);
/** Days in the sixty years of the birth dates. */
const DAYS = 21_915;
const DAY_MS = 86_400_000;
const drawDate = (random: Random): string => new Date(FIRST_DAY + Math.floor(random() * DAYS) * DAY_MS).toISOString().slice(0, 10);

/** Preference for frequent names: the nth name has the weight 1 / (n + 3) to this power. */
const STEEPNESS = { family: 0.75, given: 0.6 } as const;
const sumsOf = (list: readonly string[], steepness: number): readonly number[] => {
  let sum = 0;
  return list.map((_, at) => (sum += (at + 3) ** -steepness));
};
const familySums = sumsOf(commonFamilyNames, STEEPNESS.family);
const givenSums = sumsOf(commonGivenNames, STEEPNESS.given);
function drawName(random: Random, list: readonly string[], sums: readonly number[]): string {
  const point = random() * (sums.at(-1) ?? 0);
  return list[sums.findIndex((sum) => sum >= point)] ?? '';
}

/**
 * Share of people with one of the 299 most frequent family names: twice that of the United States, so that people resemble one another
 * more.
 */
const COMMON = 0.7;

export const drawOrdinary = (random: Random): Named => ({
  firstName: drawName(random, commonGivenNames, givenSums),
  lastName: random() < COMMON ? drawName(random, commonFamilyNames, familySums) : (pick(random, familyNames)[0] ?? ''),
  birthDate: drawDate(random),
});

export type Change = 'both names' | 'family name' | 'given name' | 'order' | 'writing';
export type Spelled = { readonly person: Named; readonly again: Named; readonly change: Change };

const other = (random: Random, [, ...others]: readonly string[]): string => pick(random, others);

/** Draws a person twice: the second time under another published spelling of the name. */
export function drawSpelling(random: Random, wanted?: Change): Spelled {
  const [given, family] = [pick(random, givenNames), pick(random, familyNames)];
  const person = { firstName: given[0] ?? '', lastName: family[0] ?? '', birthDate: drawDate(random) };
  const change = wanted ?? pick(random, ['family name', 'family name', 'given name', 'given name', 'order', 'writing'] as const);
  const isGiven = change === 'given name' || change === 'both names';
  const isFamily = change === 'family name' || change === 'both names';
  const named = {
    ...person,
    firstName: isGiven ? other(random, given) : person.firstName,
    lastName: isFamily ? other(random, family) : person.lastName,
  };
  const swapped = change === 'order' ? { ...named, firstName: named.lastName, lastName: named.firstName } : named;
  return { person, again: written(random, swapped), change };
}

/** Writes the name as people type it: perhaps with a middle name, capitals, a title or an apostrophe. */
function written(random: Random, { firstName, lastName, birthDate }: Named): Named {
  const middle = random() < 0.25 ? ` ${pick(random, commonGivenNames)}` : '';
  const title = random() < 0.2 ? pick(random, [' Jr.', ' III', ', Sr']) : '';
  const isLoud = random() < 0.25;
  const said = (text: string): string => (isLoud ? text.toUpperCase() : text);
  return { firstName: said(`${firstName}${middle}`), lastName: `${said(lastName)}${title}`, birthDate };
}
