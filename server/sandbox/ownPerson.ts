import { createHash } from 'node:crypto';

const FIRST = ['Sandy', 'Robin', 'Kim', 'Alexis', 'Jo', 'Casey', 'Quinn', 'Rene'] as const;
const ONSETS = ['B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z', 'Br', 'Kl'] as const;
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ay', 'ee', 'oa'] as const;
const ENDS = ['ndor', 'llick', 'ston', 'mara', 'verly', 'dett', 'shore', 'ppin'] as const;
const EARLIEST = Date.UTC(1950, 0, 1);
/** Until 1999: everybody is of age everywhere. */
const DAYS = 18_000;

/** A made-up name and birth date, the same for an id: no two players of the sandbox are taken for one person. */
export function ownPersonOf(id: string): { readonly firstName: string; readonly lastName: string; readonly birthDate: string } {
  const digest = createHash('sha256').update(id).digest();
  const pick = (list: readonly string[], at: number): string => list[digest.readUInt8(at) % list.length] ?? '';
  const day = new Date(EARLIEST + (digest.readUInt32BE(8) % DAYS) * 86_400_000);
  return {
    firstName: pick(FIRST, 0),
    lastName: `${pick(ONSETS, 1)}${pick(VOWELS, 2)}${pick(ENDS, 3)}`,
    birthDate: day.toISOString().slice(0, 10),
  };
}
