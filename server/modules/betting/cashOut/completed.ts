import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { type BetView, listBets } from '../bets/bets.ts';

export type CompletedCashOut = {
  readonly stakeCents: Cents;
  readonly paidCents: Cents;
  readonly isAutomatic: boolean;
  readonly madeAt: Date;
};

export async function completedCashOuts(db: Kysely<Schema>, { id, cashed }: BetView): Promise<readonly CompletedCashOut[]> {
  if (cashed.stakeCents === 0n) return [];
  const rows = await db.selectFrom('cash_outs').selectAll().where('bet_id', '=', id).orderBy('round').execute();
  return rows.map((row) => ({
    stakeCents: BigInt(row.stake),
    paidCents: BigInt(row.paid),
    isAutomatic: row.origin === 'AUTOMATIC',
    madeAt: row.made_at,
  }));
}

const MOST_FOLLOWED = 200;

export async function openBets(db: Kysely<Schema>, playerId: string): Promise<readonly BetView[]> {
  const bets: BetView[] = [];
  for (let after: string | null = null; bets.length < MOST_FOLLOWED;) {
    const page = await listBets(db, { playerId, section: 'open', filter: 'all', first: 50, after });
    bets.push(...page.bets);
    if (!page.hasNextPage) break;
    after = page.endCursor;
  }
  return bets;
}
