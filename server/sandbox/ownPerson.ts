import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

const FIRST = ['Sandy', 'Robin', 'Kim', 'Alexis', 'Jo', 'Casey', 'Quinn', 'Rene'] as const;
const ONSETS = ['B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z', 'Br', 'Kl'] as const;
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ay', 'ee', 'oa'] as const;
const ENDS = ['ndor', 'llick', 'ston', 'mara', 'verly', 'dett', 'shore', 'ppin'] as const;
const EARLIEST = Date.UTC(1950, 0, 1);
/** Number of possible birth dates, from 1950 to 1999, so that everybody is of legal age. */
const DAYS = 18_000;

type OwnPerson = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

/** Maximum dates to try. Even with thousands of players, ten taken dates in a row are unlikely. */
const MOST_TRIES = 10;

/** Picks a birth date that no player has, because players who resemble others must wait for a review. */
export async function ownPersonOf(db: Kysely<Schema>, id: string): Promise<OwnPerson> {
  for (let attempt = 1; ; attempt += 1) {
    const person = drawnFrom(`${id} ${attempt}`);
    const taken = await db.selectFrom('players').select('id').where('birth_date', '=', person.birthDate).limit(1).executeTakeFirst();
    if (!taken || attempt === MOST_TRIES) return person;
  }
}

function drawnFrom(seed: string): OwnPerson {
  const digest = createHash('sha256').update(seed).digest();
  const pick = (list: readonly string[], at: number): string => list[digest.readUInt8(at) % list.length] ?? '';
  const day = new Date(EARLIEST + (digest.readUInt32BE(8) % DAYS) * 86_400_000);
  return {
    firstName: pick(FIRST, 0),
    lastName: `${pick(ONSETS, 1)}${pick(VOWELS, 2)}${pick(ENDS, 3)}`,
    birthDate: day.toISOString().slice(0, 10),
  };
}
