import { createHash } from 'node:crypto';

export type RegisteredPerson = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
export type Listing = {
  readonly person: RegisteredPerson;
  /** Null: for good. */
  readonly until: string | null;
  /** Null: everywhere. */
  readonly regions: readonly string[] | null;
  /** Last four of a tax number; null: unknown. */
  readonly taxDigits: string | null;
};

const COUNT = 10_000;
const SEED = 'register-of-excluded-persons-1';
const ONSETS = ['Qu', 'Vr', 'Tz', 'Gw', 'Zh', 'Dw', 'Kn', 'Ph', 'Wy', 'Xa', 'Sj', 'Ty'] as const;
const MIDDLES = ['or', 'ilm', 'ath', 'ursk', 'endr', 'olv', 'amb', 'inth'] as const;
const ENDS = ['ulax', 'obrin', 'ezar', 'imund', 'oquist', 'awick', 'ethran', 'ovane'] as const;
const FIRST = ['Orlo', 'Tamsa', 'Veshti', 'Quorin', 'Ildra', 'Zemfo', 'Narro', 'Bexil'] as const;
const EARLIEST = Date.UTC(1936, 0, 1);
const DAYS = 24_000;
const DAY_MS = 86_400_000;

/** Ten thousand made-up people, the same at every start. Syllables that no name of the demo or of a test has. */
export function registeredPeople(): readonly Listing[] {
  return Array.from({ length: COUNT }, (_, at) => {
    const digest = createHash('sha256').update(`${SEED}:${at}`).digest();
    const pick = (list: readonly string[], byte: number): string => list[digest.readUInt8(byte) % list.length] ?? '';
    const birthDate = new Date(EARLIEST + (digest.readUInt32BE(8) % DAYS) * DAY_MS).toISOString().slice(0, 10);
    return {
      person: { firstName: pick(FIRST, 0), lastName: `${pick(ONSETS, 1)}${pick(MIDDLES, 2)}${pick(ENDS, 3)}`, birthDate },
      until: null,
      regions: null,
      taxDigits: digest.readUInt8(4) % 2 === 0 ? String(digest.readUInt16BE(5) % 10_000).padStart(4, '0') : null,
    };
  });
}

/** Words in any order, without marks: as the register compares names. */
export const nameOf = ({ firstName, lastName, birthDate }: RegisteredPerson): string =>
  `${`${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, '')
    .split(/ +/)
    .filter(Boolean)
    .toSorted()
    .join(' ')}:${birthDate}`;
