import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { owesAcceptance } from '#server/modules/legal/index.ts';
import type { OwedText } from '#server/modules/legal/rules/index.ts';
import { reportableWins } from '#server/modules/taxes/index.ts';
import type { Win } from '#server/modules/taxes/rules/index.ts';

/** Facts about a player, each read on first use and then cached, except `documentAt`. */
export type PlayerFacts = {
  readonly now: Date;
  readonly acknowledged: () => Promise<ReadonlyMap<string, Date>>;
  readonly deposited: () => Promise<Cents>;
  readonly region: () => Promise<string>;
  readonly hasChosenBalanceUsage: () => Promise<boolean>;
  readonly reportableWin: () => Promise<Win | null>;
  readonly documentAt: (formId: string) => Promise<Date | null>;
  /** True if terms changed in substance after the player accepted them. */
  readonly owesAcceptance: () => Promise<boolean>;
};

export function factsOf(db: Kysely<Schema>, playerId: string, owed: readonly OwedText[], now: Date): PlayerFacts {
  const player = once(() =>
    db.selectFrom('players').select(['region', 'casino_balance_usage', 'deposited']).where('id', '=', playerId).executeTakeFirstOrThrow(),
  );
  return {
    now,
    acknowledged: once(async () => {
      const rows = await db
        .selectFrom('acknowledgements')
        .select(['ack_type', 'acknowledged_at'])
        .where('player_id', '=', playerId)
        .execute();
      return new Map(rows.map(({ ack_type, acknowledged_at }) => [ack_type, acknowledged_at]));
    }),
    deposited: async () => BigInt((await player()).deposited),
    region: async () => (await player()).region,
    reportableWin: once(async () => (await reportableWins(db, playerId))[0] ?? null),
    documentAt: async (formId) => {
      const last = await db
        .selectFrom('form_submissions as submission')
        .innerJoin('form_files as file', 'file.submission_id', 'submission.id')
        .select('submission.submitted_at')
        .where('submission.player_id', '=', playerId)
        .where('submission.form_id', '=', formId)
        .orderBy('submission.submitted_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.submitted_at ?? null;
    },
    owesAcceptance: once(() => owesAcceptance(db, playerId, owed)),
    hasChosenBalanceUsage: async () => (await player()).casino_balance_usage !== null,
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}
