import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Returns where the ledger, casino rounds and their transactions disagree. */
export async function gameViolations(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  const rows = async (query: ReturnType<typeof sql<{ id: string }>>) => (await query.execute(db)).rows;
  for (const { id } of await rows(sql`
    SELECT j.reference AS id FROM ledger_journals j LEFT JOIN casino_transactions t ON t.id = j.reference
    WHERE j.kind LIKE 'casino-%' AND (t.id IS NULL OR NOT t.is_accepted
      OR t.kind <> CASE j.kind WHEN 'casino-won' THEN 'WIN' ELSE 'WAGER' END OR (j.kind = 'casino-returned' AND t.undone_at IS NULL))`))
    found.push(`money moved by ${id}, which no game has said`);
  for (const { id } of await rows(sql`
    SELECT t.id FROM casino_transactions t LEFT JOIN ledger_journals j ON j.kind LIKE 'casino-%' AND j.reference = t.id
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND (e.account_id = 'player-cash:' || t.player_id OR e.account_id = 'player-bonus:' || t.player_id)
    WHERE t.kind IN ('WAGER', 'WIN') GROUP BY t.id
    HAVING coalesce(sum(e.amount), 0) <> CASE WHEN t.kind = 'WIN' THEN t.cash WHEN t.undone_at IS NOT NULL THEN 0 ELSE -t.cash - t.bonus END`))
    found.push(`what ${id} moved is not what it says`);
  for (const { id } of await rows(sql`
    SELECT r.reference AS id FROM casino_rounds r LEFT JOIN casino_transactions t ON t.round_id = r.id AND t.is_accepted
    GROUP BY r.id HAVING coalesce(sum(t.cash + t.bonus) FILTER (WHERE t.kind = 'WAGER'), 0) <> r.wagered
      OR coalesce(sum(t.cash) FILTER (WHERE t.kind = 'WIN'), 0) <> r.won
      OR coalesce(sum(t.cash + t.bonus) FILTER (WHERE t.kind = 'WAGER' AND t.undone_at IS NOT NULL), 0) <> r.returned`))
    found.push(`round ${id} does not add up`);
  for (const { id } of await rows(sql`
    SELECT a.id FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
    WHERE a.kind IN ('house-casino-wagers', 'house-casino-wins') GROUP BY a.id
    HAVING coalesce(sum(e.amount), 0) <> (SELECT coalesce(sum(CASE a.kind WHEN 'house-casino-wins' THEN -r.won ELSE r.wagered - r.returned END), 0)
      FROM casino_rounds r WHERE r.currency = a.currency)`))
    found.push(`what ${id} holds is not what the rounds say`);
  return found;
}
