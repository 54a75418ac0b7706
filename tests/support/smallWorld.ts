import type { Kysely } from 'kysely';
import { priceFromAmerican, type Price } from '#src/shared/money/odds.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Time of test events and clocks. */
export const NOON = new Date('2026-11-21T12:00:00.000Z');
export const HOUR_MS = 3_600_000;

type Market = {
  readonly type: string;
  readonly line: number | null;
  readonly selections: readonly { readonly type: string; readonly points: number | null; readonly price: Price }[];
};
export type SmallEvent = {
  readonly id: string;
  readonly startsAt?: Date;
  readonly status?: Schema['events']['status'];
  readonly markets?: readonly Market[];
  /** Football if absent. */
  readonly sport?: 'basketball';
};

const even = { points: null, price: priceFromAmerican(-110) };
/** Moneyline, spread −3.5 and total 45, all −110. */
export const MAIN_MARKETS: readonly Market[] = [
  {
    type: 'moneyline',
    line: null,
    selections: [
      { type: 'home', ...even },
      { type: 'away', ...even },
    ],
  },
  {
    type: 'spread',
    line: -350,
    selections: [
      { type: 'home', ...even, points: -350 },
      { type: 'away', ...even, points: 350 },
    ],
  },
  {
    type: 'total',
    line: 4_500,
    selections: [
      { type: 'over', ...even, points: 4_500 },
      { type: 'under', ...even, points: 4_500 },
    ],
  },
];

/** The main markets with a spread of 0, plus an alternate spread of +1 point per team at odds of 5/8. */
export const MARKETS_WITH_POINTS: readonly Market[] = [
  ...MAIN_MARKETS.map((market) =>
    market.type === 'spread' ? { ...market, line: 0, selections: market.selections.map((one) => ({ ...one, points: 0 })) } : market,
  ),
  {
    type: 'alternate-spread',
    line: 100,
    selections: (['home', 'away'] as const).map((type) => ({ type, points: 100, price: { num: 5n, den: 8n } })),
  },
];

export const selectionId = (eventId: string, market: string, type: string): string => `${eventId}:${market}:${type}`;

/** Builds a football and a basketball league with the same two teams, and these events, by default an hour after `NOON`. */
export async function buildSmallWorld(db: Kysely<Schema>, events: readonly SmallEvent[]): Promise<void> {
  const crest = JSON.stringify({ primary: '#112233', secondary: '#ffffff', form: 'round', initials: 'AB' });
  await db
    .insertInto('sports')
    .values([
      { id: 'football', name: 'Football', slug: 'football', icon: 'football', ordinal: 1 },
      { id: 'basketball', name: 'Basketball', slug: 'basketball', icon: 'basketball', ordinal: 2 },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('organizations')
    .values([
      { id: 'us', sport_id: 'football', name: 'US', slug: 'us' },
      { id: 'us-basketball', sport_id: 'basketball', name: 'US', slug: 'us' },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('competitions')
    .values([
      { id: 'league', organization_id: 'us', name: 'League', slug: 'league', crest, ordinal: 1 },
      { id: 'courts', organization_id: 'us-basketball', name: 'Courts', slug: 'courts', crest, ordinal: 2 },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
  const teams = ['home', 'away'].map((id) => ({
    id,
    competition_id: 'league',
    name: id,
    full_name: id,
    abbreviation: id,
    record: null,
    crest,
  }));
  await db
    .insertInto('participants')
    .values(teams)
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('events')
    .values(
      events.map((event) => ({
        id: event.id,
        competition_id: event.sport === 'basketball' ? 'courts' : 'league',
        home_id: 'home',
        away_id: 'away',
        name: event.id,
        slug: event.id,
        origin: 'seed',
        starts_at: event.startsAt ?? new Date(NOON.getTime() + HOUR_MS),
        status: event.status ?? 'PRE_GAME',
        home_score: null,
        away_score: null,
        period: null,
        clock: null,
      })),
    )
    .execute();
  const markets = events.flatMap((event) =>
    (event.markets ?? MAIN_MARKETS).map((market, ordinal) => ({ ...market, ordinal, eventId: event.id, id: `${event.id}:${market.type}` })),
  );
  await db
    .insertInto('markets')
    .values(
      markets.map((m) => ({
        id: m.id,
        event_id: m.eventId,
        type: m.type,
        name: m.type,
        feed_status: 'OPEN' as const,
        feed_line: m.line,
        ordinal: m.ordinal,
        updated_at: NOON,
      })),
    )
    .execute();
  await db
    .insertInto('selections')
    .values(
      markets.flatMap((m) =>
        m.selections.map((selection, ordinal) => ({
          id: `${m.id}:${selection.type}`,
          market_id: m.id,
          type: selection.type,
          name: selection.type,
          participant_id: null,
          feed_points: selection.points,
          feed_num: selection.price.num,
          feed_den: selection.price.den,
          feed_status: 'OPEN' as const,
          ordinal,
        })),
      ),
    )
    .execute();
}
