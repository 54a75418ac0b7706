import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { computeHarm, keepScore } from '#server/modules/responsibleGaming/harm/index.ts';
import { harm, raiseQuickly } from '#tests/support/responsibleGamingThings.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const deps = () => server().app.deps;
const db = () => deps().db;
const ago = (hours: number): Date => new Date(deps().ports.now().getTime() - hours * 3_600_000);

describe('the harm job', () => {
  it('the harm job computes all 220 logged-in players although one of them fails', async () => {
    const { playerId } = await PlayerClient.fresh(server());
    const { identity_status: _, ...player } = await db()
      .selectFrom('players')
      .selectAll()
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    const names = Array.from({ length: 220 }, () => randomUUID());
    await db()
      .insertInto('players')
      .values(names.map((id) => ({ ...player, id, person_id: id, username: id, email: `${id}@example.com`, invite_code: id })))
      .execute();
    const session = { started_at: ago(1), last_seen_at: ago(0), expires_at: ago(-1) };
    await db()
      .insertInto('sessions')
      .values(names.map((id) => ({ ...session, id: randomUUID(), player_id: id })))
      .execute();
    const broken = names[0] ?? '';
    await sql`CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(db());
    await sql`CREATE TRIGGER break_one BEFORE INSERT ON harm_computed FOR EACH ROW WHEN (NEW.person_id = '${sql.raw(broken)}') EXECUTE FUNCTION break_one()`.execute(
      db(),
    );
    const told: object[] = [];
    const log = { error: (entry: object) => void told.push(entry) };
    const computed = async () =>
      (await db().selectFrom('harm_computed').select('person_id').where('person_id', 'in', names).execute()).length;
    expect(await computeHarm({ ...deps(), log }, () => false), 'a stop ends it').toBe(0);
    await computeHarm({ ...deps(), log });
    expect(await computed()).toBe(names.length - 1);
    expect(told).toEqual([expect.objectContaining({ event: 'harm-not-computed', personId: broken })]);
    await sql`DROP TRIGGER break_one ON harm_computed`.execute(db());
    await computeHarm(deps());
    expect(await computed(), 'and the next round').toBe(names.length);
  });
});

describe('the harm mail', () => {
  it('the harm mail is sent once in 30 days unless the level rises, and expires after 14 days', async () => {
    const { playerId } = await newPlayer(server());
    const { person_id: personId } = await db()
      .selectFrom('players')
      .select('person_id')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    const limits = () => sql`DELETE FROM own_limits WHERE player_id = ${playerId}`.execute(db());
    /** Returns after how many days the mail expires, or null if there was no mail. Deletes the mail. */
    const writes = (daysAgo: number): Promise<number | null> =>
      db()
        .transaction()
        .execute(async (trx) => {
          await keepScore(trx, deps(), personId, ago(daysAgo * 24));
          const { rows } = await sql<{ days: number }>`
            DELETE FROM outgoing_mails WHERE about = 'care' AND xmin = pg_current_xact_id()::xid
            RETURNING round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days`.execute(trx);
          return rows[0]?.days ?? null;
        });
    await raiseQuickly(server(), playerId, 40);
    expect(await writes(40)).toBe(14);
    for (const day of [38, 36, 34, 32]) {
      await limits();
      expect(await writes(day + 1)).toBeNull();
      await raiseQuickly(server(), playerId, day);
      expect(await writes(day), `${day} days ago, the same`).toBeNull();
    }
    await limits();
    expect(await writes(10)).toBeNull();
    await raiseQuickly(server(), playerId, 9);
    expect(await writes(9), 'after 30 days').toBe(14);
    await harm(server(), playerId);
    expect(await writes(0), 'a higher level').toBe(14);
  });
});
