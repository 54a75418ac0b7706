import { sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { readCursor } from './historyCursor.ts';
import type { HistoryState, ReadHistory } from './historyTypes.ts';

const STATES = sql`CASE WHEN count(*) FILTER (WHERE r.state = 'OPEN') > 0 THEN 'PENDING' WHEN count(*) FILTER (WHERE r.state = 'SETTLED') = 0 THEN 'RETURNED'
  WHEN sum(r.won + r.returned) > sum(r.wagered) THEN 'WON' WHEN sum(r.won + r.returned) < sum(r.wagered) THEN 'LOST' ELSE 'DONE' END`;
const FILTERS: Readonly<Record<string, HistoryState>> = { open: 'PENDING', won: 'WON', lost: 'LOST', returned: 'RETURNED' };

type CasinoSessionRow = { id: string; title: string; currency: string; opened_at: Date; rounds: string; net: string; state: HistoryState };

export const readCasinoSessions: ReadHistory = async (db, { playerId, filter, since, after }, size) => {
  const state = Object.hasOwn(FILTERS, filter) ? FILTERS[filter] : undefined;
  const start = readCursor(after, 2);
  const { rows } = await sql<CasinoSessionRow>`
    SELECT s.id, s.title, s.currency, s.opened_at, count(*) AS rounds, sum(r.won + r.returned - r.wagered) AS net, ${STATES} AS state
    FROM casino_sessions AS s JOIN casino_rounds AS r ON r.session_id = s.id
    WHERE s.player_id = ${playerId}
      ${since ? sql`AND s.opened_at >= ${since.toISOString()}::timestamptz` : sql``}
      ${start ? sql`AND (s.opened_at, s.id) < (${start[0]}::timestamptz, ${start[1]}::text)` : sql``}
    GROUP BY s.id
    ${state ? sql`HAVING ${STATES} = ${state}` : sql``}
    ORDER BY s.opened_at DESC, s.id DESC
    LIMIT ${size}`.execute(db);
  return rows.map((row) => ({
    cursor: [row.opened_at.toISOString(), row.id],
    entry: {
      id: `casino/${row.id}`,
      title: row.title,
      detail: row.rounds === '1' ? t`1 round` : t`${row.rounds} rounds`,
      payment: null,
      betId: null,
      casino: { sessionId: row.id, rounds: Number(row.rounds) },
      at: row.opened_at,
      cents: BigInt(row.net),
      askedCents: null,
      currency: row.currency,
      state: row.state,
    },
  }));
};
