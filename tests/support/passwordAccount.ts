import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { ownPerson } from './people/ownPerson.ts';
import { NOON } from './smallWorld.ts';

export type PasswordAccount = { readonly player: string; readonly email: string };

/** Creates an account with only this password hash. */
export async function passwordAccount(db: Kysely<Schema>, passwordHash: string): Promise<PasswordAccount> {
  const player = randomUUID();
  const { firstName, lastName, birthDate } = ownPerson();
  const email = `${player}@Linemaker.test`;
  await db
    .insertInto('players')
    .values({
      id: player,
      email,
      username: player,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      region: 'US-NJ',
      currency: 'USD',
      reality_check_minutes: null,
      created_at: NOON,
    })
    .execute();
  return { player, email };
}
