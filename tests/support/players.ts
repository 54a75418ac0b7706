import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fundPlayer, openPlayerWallet } from '#server/modules/wallet/index.ts';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { ownPerson } from './people/ownPerson.ts';
import { NOON } from './smallWorld.ts';

/** Builds ports whose clock moves only by `setNow`. */
export function testPorts(start: Date = NOON): Ports & { readonly setNow: (now: Date) => void } {
  let now = start;
  return {
    now: () => now,
    random: () => 0.5,
    newId: () => randomUUID().replaceAll('-', ''),
    newSecret: (bytes) => 'x'.repeat(bytes),
    setNow: (next) => {
      now = next;
    },
  };
}

export const IP = '203.0.113.7';
export type TestPlayer = { readonly playerId: string; readonly sessionId: string; readonly ip: string };

/** Creates a player with all that a bet needs: a login, a location and money. */
export async function makePlayer(
  db: Kysely<Schema>,
  {
    id = `player-${randomUUID()}`,
    cents = 100_000n,
    now = NOON,
    password,
  }: { id?: string; cents?: bigint; now?: Date; password?: string } = {},
): Promise<TestPlayer> {
  const deps = { db, ports: testPorts(now) };
  const { firstName, lastName, birthDate } = ownPerson();
  await db
    .insertInto('players')
    .values({
      id,
      email: `${id}@linemaker.test`,
      username: id,
      // Without a password hash the player cannot log in.
      password_hash: password === undefined ? '-' : await hashPassword(password),
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      region: 'US-NJ',
      currency: 'USD',
      reality_check_minutes: null,
      created_at: now,
    })
    .execute();
  await openPlayerWallet(deps, { playerId: id, currency: 'USD' });
  if (cents > 0n) await fundPlayer(deps, { playerId: id, cents, reference: `start-${id}` });
  const sessionId = `session-${id}`;
  const later = new Date(now.getTime() + 24 * 3_600_000);
  await db
    .insertInto('sessions')
    .values({ id: sessionId, player_id: id, started_at: now, last_seen_at: now, expires_at: later, end_reason: null })
    .execute();
  await db
    .insertInto('geo_verdicts')
    .values({ session_id: sessionId, region: 'US-NJ', ip_address: IP, is_allowed: true, reason: null, decided_at: now, expires_at: later })
    .execute();
  await answerNotListed(db, id);
  return { playerId: id, sessionId, ip: IP };
}

/** Stores the register's answer "not listed", so that the register is not queried. */
export const answerNotListed = (db: Kysely<Schema>, playerId: string) =>
  db
    .insertInto('register_standings')
    .values({
      player_id: playerId,
      request_id: `test-${playerId}`,
      is_listed: false,
      answered_at: new Date('2020-01-01T00:00:00Z'),
      fresh_until: new Date('2099-01-01T00:00:00Z'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Builds a leg at the database's current terms. */
export async function legOf(db: Kysely<Schema>, selectionId: string): Promise<RequestedLeg> {
  const row = await db.selectFrom('selections').select(['num', 'den', 'points']).where('id', '=', selectionId).executeTakeFirstOrThrow();
  return { selectionId, num: BigInt(row.num), den: BigInt(row.den), points: row.points };
}

export const newPlacementId = (): string => randomUUID().replaceAll('-', '');
