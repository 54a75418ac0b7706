import { randomOf } from '#server/modules/trading/random/index.ts';

export type RegisteredPerson = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
export type Listing = {
  readonly person: RegisteredPerson;
  readonly until: string | null;
  readonly regions: readonly string[] | null;
  readonly taxDigits: string | null;
};

const COUNT = 10_000;
const SEED = 7_401;
const ONSETS = ['Qu', 'Vr', 'Tz', 'Gw', 'Zh', 'Dw', 'Kn', 'Ph', 'Wy', 'Xa', 'Sj', 'Ty'] as const;
const MIDDLES = ['or', 'ilm', 'ath', 'ursk', 'endr', 'olv', 'amb', 'inth'] as const;
const ENDS = ['ulax', 'obrin', 'ezar', 'imund', 'oquist', 'awick', 'ethran', 'ovane'] as const;
const FIRST = ['Orlo', 'Tamsa', 'Veshti', 'Quorin', 'Ildra', 'Zemfo', 'Narro', 'Bexil'] as const;
const EARLIEST = Date.UTC(1936, 0, 1);
const DAYS = 24_000;
const DAY_MS = 86_400_000;

/** Generates the same people at each start. Their names contain no syllable of demo or test names. */
export function registeredPeople(): readonly Listing[] {
  const random = randomOf(SEED, 'register');
  const below = (count: number): number => Math.floor(random() * count);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  return Array.from({ length: COUNT }, () => ({
    person: {
      firstName: pick(FIRST),
      lastName: `${pick(ONSETS)}${pick(MIDDLES)}${pick(ENDS)}`,
      birthDate: new Date(EARLIEST + below(DAYS) * DAY_MS).toISOString().slice(0, 10),
    },
    until: null,
    regions: null,
    taxDigits: below(2) === 0 ? String(below(10_000)).padStart(4, '0') : null,
  }));
}

/** Returns name and birth date as the register compares them: words sorted, accents removed. */
export const nameOf = ({ firstName, lastName, birthDate }: RegisteredPerson): string =>
  `${`${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, '')
    .split(/ +/)
    .filter(Boolean)
    .toSorted()
    .join(' ')}:${birthDate}`;
