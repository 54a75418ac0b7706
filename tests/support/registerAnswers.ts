import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAnswer } from '#server/modules/exclusionRegister/index.ts';
import { joinPersons } from '#server/modules/persons/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Schema, withTransaction } from '#server/platform/store/index.ts';
import type { TestPlayer } from './players.ts';
import { testPorts } from './players.ts';

type Said = {
  readonly isListed: boolean;
  readonly until?: Date | null;
  /** Time of the answer by the register's clock; by default the test's time. */
  readonly answeredAt?: Date;
};

/** Stores an answer of the exclusion register that outlives any test. */
export function registerSays({ db, ports }: DomainDeps, playerId: string, { isListed, until = null, answeredAt }: Said) {
  const now = ports.now();
  return withTransaction(db, (trx) =>
    recordAnswer(trx, {
      playerId,
      requestId: randomUUID(),
      digest: 'of a test',
      answer: {
        verdict: isListed ? 'LISTED' : 'NOT_LISTED',
        isListed,
        until: isListed ? until : null,
        regions: null,
        answeredAt: answeredAt ?? now,
      },
      now,
      freshMs: 30 * 86_400_000,
      newId: randomUUID,
    }),
  );
}

/** Joins the players' accounts to the first player's person. */
export async function joinAll(db: Kysely<Schema>, [first, ...others]: readonly TestPlayer[]): Promise<void> {
  if (!first) return;
  for (const { playerId } of others)
    await withTransaction(db, (trx) =>
      joinPersons({ trx, ports: testPorts() }, { playerId, otherId: first.playerId }, { decidedBy: ['one', 'two'], reason: 'of a test' }),
    );
}

/** Sets the region of the player's next bets. */
export const moveTo = (db: Kysely<Schema>, { sessionId }: TestPlayer, region: string) =>
  db.updateTable('geo_verdicts').set({ region }).where('session_id', '=', sessionId).execute();
