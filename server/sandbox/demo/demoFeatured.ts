import type { DomainDeps } from '#server/platform/moduleDeps.ts';

const DAY_MS = 86_400_000;
const LEAGUES = ['nfl', 'nba', 'nhl'];

type Sketch = {
  readonly id: string;
  readonly kind: 'FEATURED' | 'QUICK';
  readonly title: string;
  readonly games: readonly number[];
  readonly side: 'away' | 'home';
  readonly cents: bigint | null;
};
const sketches: readonly Sketch[] = [
  { id: 'demo-home-three', kind: 'FEATURED', title: '3 home picks', games: [0, 1, 2], side: 'home', cents: null },
  { id: 'demo-away-two', kind: 'FEATURED', title: '2 road picks', games: [3, 4], side: 'away', cents: null },
  { id: 'demo-quick-home', kind: 'QUICK', title: 'Home win', games: [5], side: 'home', cents: 500n },
  { id: 'demo-quick-double', kind: 'QUICK', title: 'Home double', games: [6, 7], side: 'home', cents: 1_000n },
];

/** Writes featured bets on games at least two days ahead, unless there are featured bets. Run after `seedWorld`. */
export async function seedFeaturedBets({ db, ports }: DomainDeps): Promise<void> {
  const now = ports.now();
  const known = await db.selectFrom('featured_bets').select('id').where('id', 'like', 'demo-%').execute();
  if (known.length > 0) return;
  const rows = await db
    .selectFrom('events')
    .innerJoin('markets', 'markets.event_id', 'events.id')
    .innerJoin('selections', 'selections.market_id', 'markets.id')
    .select(['selections.id', 'selections.type', 'events.id as eventId'])
    .where('events.status', '=', 'PRE_GAME')
    .where('events.starts_at', '>', new Date(now.getTime() + 2 * DAY_MS))
    .where('events.competition_id', 'in', LEAGUES)
    .where('markets.type', '=', 'moneyline')
    .where('markets.status', '=', 'OPEN')
    .where('selections.status', '=', 'OPEN')
    .orderBy('events.starts_at', 'desc')
    .orderBy('events.id')
    .limit(60)
    .execute();
  const games = [...new Set(rows.map(({ eventId }) => eventId))];
  const by = 'trader@linemaker.test';
  for (const { id, kind, title, games: places, side, cents } of sketches) {
    const ids = places.flatMap((place) => rows.find(({ eventId, type }) => eventId === games[place] && type === side)?.id ?? []);
    if (ids.length < places.length) continue;
    const signed = { created_by: by, created_at: now, updated_by: by, updated_at: now };
    await db
      .insertInto('featured_bets')
      .values({ id, version: 1, kind, title, selection_ids: ids, suggested_stake: cents, ...signed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
