import { sql, type Kysely } from 'kysely';
import { notifyWorld } from '#server/platform/bus/notices.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { insertRows } from '#server/modules/trading/import/index.ts';

const FIGURES = 'points rebounds assists shots saves hits strikeouts aces passing-yards rushing-yards receiving-yards'.split(' ');

export async function plainGames(db: Kysely<Schema>): Promise<readonly { readonly id: string; readonly selections: number }[]> {
  const { rows } = await sql<{ id: string; selections: number }>`
    SELECT e.id, count(*)::int AS selections FROM events e JOIN markets m ON m.event_id = e.id JOIN selections s ON s.market_id = m.id
    WHERE e.competition_id = 'nba' AND e.status = 'PRE_GAME' AND e.starts_at > now() + interval '1 day' GROUP BY e.id ORDER BY e.starts_at, e.id LIMIT 2`.execute(
    db,
  );
  return rows;
}

export async function addMarkets(db: Kysely<Schema>, eventId: string, selections: number): Promise<void> {
  const markets = Array.from({ length: Math.ceil(selections / 2) }, (_, at) => {
    const figure = FIGURES[at % FIGURES.length] ?? 'points';
    const [type, subject] = [`player-${figure}`, `p${at}`];
    return {
      ...{ id: `${eventId}:${type}:${subject}`, event_id: eventId, type, name: `Player ${at} ${figure}`, feed_status: 'OPEN' as const },
      ...{ feed_line: 2_050, ordinal: 100 + at, updated_at: new Date(), subject_id: subject, subject_name: `Player ${at}` },
    };
  });
  await insertRows(db, 'markets', markets);
  const sides = ['over', 'under'] as const;
  const rows = markets.flatMap(({ id }) =>
    sides.map((type, ordinal) => ({
      ...{ id: `${id}:${type}`, market_id: id, type, name: type === 'over' ? 'Over' : 'Under', participant_id: null, feed_points: 2_050 },
      ...{ feed_num: 10n, feed_den: 11n, feed_status: 'OPEN' as const, ordinal },
    })),
  );
  await insertRows(db, 'selections', rows);
  await notifyWorld(db, [eventId]);
}
