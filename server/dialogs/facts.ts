import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/lib/money.ts';
import type { Schema } from '../store/schema.ts';
import { reportableWins, type Win } from '../taxes/index.ts';

/** What decides whether a dialog concerns a player. Each is read once, when somebody asks. */
export type PlayerFacts = {
  /** Names of what was acknowledged. */
  readonly acknowledged: () => Promise<ReadonlySet<string>>;
  /** Everything that came in from outside since the account was opened. */
  readonly deposited: () => Promise<Cents>;
  /** ISO 3166-2, where the account was opened. */
  readonly region: () => Promise<string>;
  readonly hasChosenBalanceUsage: () => Promise<boolean>;
  /** The latest win that has to be reported; null when there was none. */
  readonly reportableWin: () => Promise<Win | null>;
  /** When the latest file came with this form; null when none has. */
  readonly documentAt: (formId: string) => Promise<Date | null>;
};

export function factsOf(db: Kysely<Schema>, playerId: string): PlayerFacts {
  const player = once(() =>
    db.selectFrom('players').select(['region', 'casino_balance_usage']).where('id', '=', playerId).executeTakeFirstOrThrow(),
  );
  return {
    acknowledged: once(async () => {
      const rows = await db.selectFrom('acknowledgements').select('ack_type').where('player_id', '=', playerId).execute();
      return new Set(rows.map(({ ack_type }) => ack_type));
    }),
    deposited: once(async () => {
      const { cents } = await db
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
        .innerJoin('ledger_journals as journal', 'journal.id', 'entry.journal_id')
        .select(sql<string>`coalesce(sum(entry.amount), 0)`.as('cents'))
        .where('account.player_id', '=', playerId)
        .where('account.kind', '=', 'player-cash')
        .where('journal.kind', '=', 'funding')
        .executeTakeFirstOrThrow();
      return BigInt(cents);
    }),
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
    hasChosenBalanceUsage: async () => (await player()).casino_balance_usage !== null,
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}
