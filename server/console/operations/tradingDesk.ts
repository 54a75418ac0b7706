import { sql } from 'kysely';
import type { SelectionGrade, TradingMarket, TradingSelection } from '#src/shared/console/trading.ts';
import { usualLimits } from '#server/modules/betting/pricing/index.ts';
import { matching, oneOf, optional, text } from '../fields.ts';
import { EVERYBODY, reading, type Work } from '../operation.ts';
import { Refused } from '../refusal.ts';

const MOST_EVENTS = 60;
const STATUSES = { coming: ['PRE_GAME'], live: ['IN_PLAY'], over: ['FINISHED', 'CANCELLED'], waiting: ['FINISHED'] } as const;

export const tradingDeskOperations = {
  listTradingEvents: reading({
    about: `Lists up to ${MOST_EVENTS} events by name or competition, with their bets; finished events newest first. \`waiting\`: finished events with a pick that the result did not decide.`,
    roles: EVERYBODY,
    signatures: 'none',
    input: {
      search: optional(text('Part of a name.', 80)),
      status: oneOf('State to list.', ['coming', 'live', 'over', 'waiting']),
    },
    run: async ({ trx }, { search, status }) => {
      let found = eventsQuery(trx).where('events.status', 'in', [...STATUSES[status]]);
      if (status === 'waiting') found = found.where('events.id', 'in', pendingLegs(trx));
      if (search !== undefined) {
        const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
        found = found.where((is) => is.or([is('events.name', 'ilike', like), is('competitions.name', 'ilike', like)]));
      }
      const rows = await found
        .orderBy('events.starts_at', status === 'over' ? 'desc' : 'asc')
        .orderBy('events.id')
        .limit(MOST_EVENTS)
        .execute();
      return { value: { events: rows.map(toEvent) } };
    },
  }),

  readTradingEvent: reading({
    about: 'Reads an event with its markets: limits, and the liability of open bets by selection.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { eventId: matching('Id of the event.', '^[\\w:.-]{1,200}$') },
    run: async ({ trx }, { eventId }) => {
      const row = await eventsQuery(trx).where('events.id', '=', eventId).executeTakeFirst();
      if (!row) throw new Refused('not-found', 'This event does not exist.');
      return { value: { event: toEvent(row), markets: await marketsOf(trx, eventId) } };
    },
  }),
} as const;

const pendingLegs = (trx: Work['trx']) =>
  trx
    .selectFrom('bet_legs')
    .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
    .select('bet_legs.event_id')
    .where('bet_legs.outcome', '=', 'PENDING')
    .where('bets.status', '=', 'OPEN');

const eventsQuery = (trx: Work['trx']) =>
  trx
    .selectFrom('events')
    .innerJoin('competitions', 'competitions.id', 'events.competition_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bets')
          .where('bets.status', '=', 'OPEN')
          .where('bets.id', 'in', (legs) => legs.selectFrom('bet_legs').select('bet_id').whereRef('event_id', '=', 'events.id'))
          .select([sql<string>`count(*)`.as('openBets'), sql<string>`coalesce(sum(stake - cashed_stake), 0)`.as('openStake')])
          .as('open'),
      (join) => join.onTrue(),
    )
    .select([
      'events.id',
      'events.name',
      'competitions.name as competition',
      'events.starts_at as startsAt',
      'events.status',
      'events.home_score as homeScore',
      'events.away_score as awayScore',
      'openBets',
      'openStake',
    ]);

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsQuery>['executeTakeFirstOrThrow']>>;
const toEvent = ({ openBets, openStake, ...row }: EventRow) => ({ ...row, openBets: Number(openBets), openStakeCents: Number(openStake) });

async function marketsOf(trx: Work['trx'], eventId: string): Promise<readonly TradingMarket[]> {
  const markets = await trx.selectFrom('markets').selectAll().where('event_id', '=', eventId).orderBy('ordinal').orderBy('id').execute();
  const selections = await selectionsOf(trx, eventId);
  return markets.map((market) => {
    const usual = usualLimits(market.type);
    return {
      id: market.id,
      name: market.name,
      type: market.type,
      status: market.status,
      voidReason: market.void_reason,
      line: market.line,
      feedLine: market.feed_line,
      mostStakeCents: Number(market.most_stake ?? usual.mostStakeCents),
      mostExposureCents: Number(market.most_exposure ?? usual.mostExposureCents),
      isSet: market.most_stake !== null || market.most_exposure !== null,
      selections: selections.filter(({ marketId }) => marketId === market.id).map(({ marketId: _, ...selection }) => selection),
    };
  });
}

async function selectionsOf(trx: Work['trx'], eventId: string): Promise<readonly (TradingSelection & { readonly marketId: string })[]> {
  const { rows } = await sql<
    Omit<TradingSelection, 'exposureCents' | 'grade' | 'openBets' | 'openStakeCents'> & {
      marketId: string;
      outcome: SelectionGrade['outcome'] | null;
      places: number | null;
      tied: number | null;
      taken: string;
      bets: string;
      staked: string;
    }
  >`
    SELECT s.id, s.market_id AS "marketId", s.name, s.type, s.points, s.num, s.den, s.feed_num AS "feedNum", s.feed_den AS "feedDen", h.holder, s.status, s.void_reason AS "voidReason",
      g.outcome, g.places, g.tied,
      (SELECT coalesce(sum(e.taken), 0) FROM selection_exposures e WHERE e.selection_id = s.id) AS taken, open.bets, open.staked
    FROM selections s JOIN markets m ON m.id = s.market_id LEFT JOIN selection_grades g ON g.selection_id = s.id
      LEFT JOIN hand_prices h ON h.selection_id = s.id AND h.ended_at IS NULL
    LEFT JOIN LATERAL (SELECT count(*) AS bets, coalesce(sum(b.stake - b.cashed_stake), 0) AS staked
      FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status = 'OPEN' WHERE l.selection_id = s.id) AS open ON true
    WHERE m.event_id = ${eventId} ORDER BY s.ordinal, s.id`.execute(trx);
  return rows.map(({ taken, bets, staked, outcome, places, tied, ...row }) => ({
    ...row,
    grade: outcome && { outcome, deadHeat: places === null || tied === null ? null : { places, tied } },
    openBets: Number(bets),
    openStakeCents: Number(staked),
    exposureCents: Number(taken),
  }));
}
