import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { creditViolations } from './creditChecks.ts';
import { gameViolations } from './gameChecks.ts';
import { offerViolations } from './offerChecks.ts';

/** Returns violations of the ledger's rules, also those for casino games, offers and credit. */
export async function ledgerViolations(db: Kysely<Schema>): Promise<string[]> {
  const found = [...(await gameViolations(db)), ...(await offerViolations(db)), ...(await creditViolations(db))];
  const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;
  const [sum] = await rows(sql<{ sum: string }>`SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entries`);
  if (sum?.sum !== '0') found.push(`all entries sum to ${sum?.sum}`);
  for (const { id } of await rows(
    sql<{ id: string }>`SELECT journal_id AS id FROM ledger_entries GROUP BY journal_id HAVING sum(amount) <> 0`,
  ))
    found.push(`journal ${id} does not balance`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT a.id FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id WHERE a.player_id IS NOT NULL
    GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)`))
    found.push(`the balance of ${id} is not the sum of its entries`);
  for (const { id } of await rows(sql<{ id: string }>`SELECT id FROM ledger_accounts WHERE balance < 0`)) found.push(`${id} is negative`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT b.id FROM bets b LEFT JOIN ledger_journals j ON j.reference = b.id AND j.kind = 'bet-placed'
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND e.account_id = CASE b.amount_source
      WHEN 'FREE_BET' THEN 'house-promotions:' || b.currency
      WHEN 'PROMOTIONAL_CREDIT' THEN 'player-bonus:' || b.player_id ELSE 'player-cash:' || b.player_id END
    WHERE e.amount IS DISTINCT FROM -b.stake`))
    found.push(`bet ${id} has no debit of its stake`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT j.reference AS id FROM ledger_journals j LEFT JOIN bets b ON b.id = j.reference WHERE j.kind NOT IN ('deposit', 'deposit-returned', 'funding') AND j.kind NOT LIKE 'credit-%' AND j.kind NOT LIKE 'withdrawal-%' AND j.kind NOT LIKE 'casino-%' AND b.id IS NULL`))
    found.push(`a journal speaks of ${id}, which is no bet`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT d.id FROM deposits d LEFT JOIN ledger_journals j ON j.kind = 'deposit' AND j.reference = d.id
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND e.account_id = 'player-cash:' || d.player_id
    WHERE coalesce(e.amount, 0) <> CASE WHEN d.status = 'SUCCESSFUL' THEN d.amount ELSE 0 END`))
    found.push(`what deposit ${id} brought is not its amount`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT j.reference AS id FROM ledger_journals j LEFT JOIN deposits d ON d.id = j.reference WHERE j.kind = 'deposit' AND d.id IS NULL`))
    found.push(`money came by ${id}, which is no deposit`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT p.id FROM players p LEFT JOIN deposits d ON d.player_id = p.id AND d.status = 'SUCCESSFUL'
    GROUP BY p.id HAVING p.deposited <> coalesce(sum(d.amount), 0)`))
    found.push(`what player ${id} has deposited is not the sum of the deposits`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT w.id FROM withdrawals w LEFT JOIN ledger_journals j ON j.kind LIKE 'withdrawal-%' AND j.reference = w.id
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND (e.account_id = 'player-cash:' || w.player_id OR e.account_id LIKE 'house-uncollected:%')
    GROUP BY w.id HAVING coalesce(sum(e.amount), 0) <> CASE WHEN w.status = 'FAILED' THEN 0 ELSE -w.amount END + CASE WHEN w.returns_deposit_id IS NULL THEN 0 ELSE w.amount END`))
    found.push(`what withdrawal ${id} took is not its amount`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT j.reference AS id FROM ledger_journals j LEFT JOIN withdrawals w ON w.id = j.reference WHERE j.kind LIKE 'withdrawal-%' AND w.id IS NULL`))
    found.push(`money went by ${id}, which is no withdrawal`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT d.id FROM deposits d LEFT JOIN withdrawals w ON w.returns_deposit_id = d.id
    LEFT JOIN ledger_journals j ON j.kind = 'deposit-returned' AND j.reference = d.id
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND e.account_id LIKE 'house-withdrawals:%'
    WHERE (d.failure IS NOT DISTINCT FROM 'RETURNED') <> (w.id IS NOT NULL AND w.amount = d.amount AND coalesce(e.amount, 0) = d.amount)`))
    found.push(`what came for deposit ${id} was not sent back as it came`);
  for (const { currency } of await rows(sql<{ currency: string }>`
    SELECT a.currency FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id WHERE a.kind = 'house-withdrawals'
    GROUP BY a.currency HAVING coalesce(sum(e.amount), 0) <>
      (SELECT coalesce(sum(w.amount), 0) FROM withdrawals w WHERE w.status = 'PENDING' AND w.currency = a.currency)`))
    found.push(`what is held in ${currency} for withdrawals is not what is pending`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT b.id FROM bets b LEFT JOIN ledger_journals j ON j.reference = b.id AND j.kind IN ('bet-cashed-out', 'bet-settled', 'bet-refunded', 'regrade')
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND (e.account_id LIKE 'house-payouts:%'
      OR (b.profit_boost_id IS NOT NULL AND e.account_id LIKE 'house-promotions:%'))
    GROUP BY b.id HAVING coalesce(sum(e.amount), 0) <> -coalesce(b.payout, b.cashed_out) OR (b.status <> 'OPEN' AND count(j.id) = 0)`))
    found.push(`what was paid for ${id} is not its payout`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT b.id FROM bets b WHERE NOT EXISTS (SELECT 1 FROM placements p WHERE p.player_id = b.player_id AND p.placement_id = b.placement_id AND p.result->'betIds' ? b.id)`))
    found.push(`bet ${id} is in no placement's decision`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT p.placement_id AS id FROM placements p WHERE (p.result->>'accepted')::boolean
    AND jsonb_array_length(p.result->'betIds') <> (SELECT count(*) FROM bets b WHERE b.player_id = p.player_id AND b.placement_id = p.placement_id)`))
    found.push(`placement ${id} was accepted without its bets`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT b.id FROM bets b WHERE b.free_bet_id IS NOT NULL AND (
      SELECT sum(e.amount) FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
      WHERE j.reference = b.id AND e.account_id LIKE 'house-promotions:%'
    ) <> CASE WHEN b.outcome IN ('PUSH', 'REFUND', 'VOIDED') THEN 0 ELSE -b.stake END`))
    found.push(`what the bonus bet ${id} cost the house is not its stake`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT a.id FROM awards a JOIN bets b ON b.id = a.redeemed_bet_id
    WHERE a.id IS DISTINCT FROM coalesce(b.free_bet_id, b.profit_boost_id) OR a.player_id <> b.player_id
      OR b.is_reward_gone OR b.outcome IN ('PUSH', 'REFUND', 'VOIDED')`))
    found.push(`the reward ${id} counts as used on a bet that has not used it`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT coalesce(b.free_bet_id, b.profit_boost_id) AS id FROM bets b WHERE coalesce(b.free_bet_id, b.profit_boost_id) IS NOT NULL
      AND NOT b.is_reward_gone AND b.outcome IN ('PENDING', 'WIN', 'LOSS', 'CASH_OUT')
    GROUP BY 1 HAVING count(*) > 1`))
    found.push(`the reward ${id} is used on more than one bet`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT coalesce(e.selection_id, o.selection_id) AS id
    FROM (SELECT selection_id, sum(taken) AS taken FROM selection_exposures GROUP BY 1) e
    FULL JOIN (SELECT l.selection_id, sum(b.potential_payout - b.cashed_payout - CASE WHEN b.amount_source = 'FREE_BET' THEN 0 ELSE b.stake - b.cashed_stake END) AS open FROM bets b JOIN bet_legs l ON l.bet_id = b.id
      WHERE b.status = 'OPEN' GROUP BY 1) o ON o.selection_id = e.selection_id
    WHERE coalesce(e.taken, 0) <> coalesce(o.open, 0)`))
    found.push(`the exposure of ${id} is not what its open bets may win`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT b.id FROM bets b LEFT JOIN cash_outs c ON c.bet_id = b.id GROUP BY b.id
    HAVING coalesce(sum(c.stake), 0) <> b.cashed_stake OR coalesce(sum(c.paid), 0) <> b.cashed_out OR coalesce(sum(c.credit), 0) <> b.cashed_credit
        OR (b.cashed_credit > 0 AND b.amount_source <> 'PROMOTIONAL_CREDIT')
      OR (b.cashed_stake = b.stake AND NOT (b.is_reward_gone AND b.amount_source = 'FREE_BET') AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = b.id AND NOT l.is_annulled)) <> (b.outcome = 'CASH_OUT')`))
    found.push(`the cash outs of ${id} are not what it says`);
  for (const { id } of await rows(sql<{ id: string }>`
    SELECT c.bet_id AS id FROM cash_outs c LEFT JOIN ledger_journals j ON j.kind = 'bet-cashed-out' AND j.reference = c.bet_id AND j.round = c.round
    LEFT JOIN ledger_entries e ON e.journal_id = j.id AND (e.account_id LIKE 'player-cash:%' OR e.account_id LIKE 'player-bonus:%')
    GROUP BY c.bet_id, c.round, c.paid, c.credit
    HAVING sum(e.amount) IS DISTINCT FROM c.paid OR coalesce(sum(e.amount) FILTER (WHERE e.account_id LIKE 'player-bonus:%'), 0) <> c.credit`))
    found.push(`a cash out of ${id} has no entry of its money`);
  return found;
}
