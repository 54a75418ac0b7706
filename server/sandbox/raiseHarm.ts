import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keepScore, noteExclusionVisit } from '#server/modules/responsibleGaming/harm/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Schema, withTransaction } from '#server/platform/store/index.ts';

type Deps = Parameters<typeof keepScore>[1] & { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'newId' | 'now'> };

/** Writes activity for one, three or five harm points at `level` 1, 2 or 3. Never lowers the level. */
export async function raiseHarm(deps: Deps, playerId: string, level: 1 | 2 | 3): Promise<void> {
  const { db, ports } = deps;
  const ago = (hours: number): Date => new Date(ports.now().getTime() - hours * 3_600_000);
  for (const day of [2, 3]) await noteExclusionVisit(db, playerId, ago(day * 24));
  if (level >= 2) await breaks(db, playerId, ago);
  if (level >= 3) {
    for (const day of [4, 5]) await noteExclusionVisit(db, playerId, ago(day * 24));
    await quickRaise(db, playerId, ago);
  }
  const { person_id: personId } = await db.selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirstOrThrow();
  await withTransaction(db, (trx) => keepScore(trx, deps, personId, ports.now()));
}

type Ago = (hours: number) => Date;

const breaks = (db: Kysely<Schema>, playerId: string, ago: Ago) =>
  db
    .insertInto('exclusions')
    .values(
      [1, 2, 3].map((week) => ({
        id: randomUUID(),
        player_id: playerId,
        kind: 'COOL_OFF' as const,
        starts_at: ago(week * 168),
        ends_at: ago(week * 168 - 24),
      })),
    )
    .execute();

/** Adds cancelled raises of a limit, which raise the harm score without limiting the player. */
const quickRaise = (db: Kysely<Schema>, playerId: string, ago: Ago) =>
  db
    .insertInto('own_limits')
    .values(
      [40, 30].map((hours) => ({
        id: randomUUID(),
        player_id: playerId,
        ...{ limit_type: 'DEPOSIT' as const, period: 'DAILY' as const, amount: BigInt(100_000 - hours) },
        ...{ needs_confirmation: false, requested_at: ago(hours), starts_at: ago(hours), cancelled_at: ago(hours) },
      })),
    )
    .execute();
