import { type Kysely, sql } from 'kysely';
import { combinationCount } from '#src/shared/betting/combinations.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { type Price } from '#src/shared/money/odds.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { teaserRuleText } from '#src/shared/betting/teaser.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import type { LegOutcome, Row, Schema } from '#server/platform/store/schema/index.ts';
import { boostedPriceOf, boostOf } from '../pricing/betBoost.ts';
import { type BetTerms, restoreTerms } from '../pricing/betTerms.ts';
import { NOTHING_PENDING, readWaiting, type Waiting } from '../cashOut/waiting.ts';
import type { TicketType } from '../pricing/ticket.ts';

export type BetView = Waiting & {
  readonly id: string;
  readonly playerId: string;
  readonly placementId: string;
  readonly ordinal: number;
  readonly version: bigint;
  readonly type: TicketType;
  readonly status: Row<'bets'>['status'];
  readonly outcome: 'CASH_OUT' | 'LOSS' | 'PENDING' | 'PUSH' | 'REFUND' | 'VOIDED' | 'WIN';
  readonly currency: string;
  /** Stake of all combinations, cashed-out parts included. */
  readonly stakeCents: Cents;
  /** Sums of the bet's cash outs; zero if a void of the bet undid them. */
  readonly cashed: { readonly stakeCents: Cents; readonly payoutCents: Cents; readonly paidCents: Cents };
  readonly combinations: number;
  readonly price: Price;
  readonly potentialPayoutCents: Cents;
  /** Includes cash outs; null while the bet is open. */
  readonly payoutCents: Cents | null;
  readonly teaserPoints: number | null;
  readonly teaserRule: string | null;
  readonly amountSource: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  readonly boostedPrice: Price;
  readonly freeBetId: string | null;
  readonly profitBoostId: string | null;
  readonly boostPercent: number | null;
  readonly boostedStakeCents: Cents | null;
  readonly boostMostExtraCents: Cents | null;
  readonly terms: BetTerms;
  readonly featured: { readonly id: string; readonly title: string } | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly sameGamePush: SameGamePush | null;
  readonly legs: readonly BetLegView[];
};
export type BetLegView = {
  readonly id: string;
  readonly ordinal: number;
  readonly eventId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly marketType: string;
  readonly selectionType: string;
  readonly price: Price;
  readonly points: number | null;
  readonly outcome: LegOutcome;
  readonly outcomeReason: string | null;
  readonly before: { readonly outcome: LegOutcome; readonly reason: string | null } | null;
  /** True if an operator voided the leg. Later results then do not grade it. */
  readonly isVoidByHand: boolean;
  readonly deadHeat: { readonly places: number; readonly tied: number } | null;
};

const FILTERS = {
  all: null,
  straight: ['STRAIGHT'],
  parlay: ['PARLAY', 'PARLAY_PLUS'],
  'round-robin': ['ROUND_ROBIN'],
  teaser: ['TEASER'],
} as const satisfies Readonly<Record<string, readonly TicketType[] | null>>;
export type BetFilter = keyof typeof FILTERS;

export type BetQuestion = {
  readonly playerId: string;
  readonly section: 'open' | 'settled';
  readonly filter: BetFilter;
  readonly first: number;
  readonly after?: string | null;
};
export type BetPage = {
  readonly bets: readonly BetView[];
  readonly cursors: readonly string[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
};

const LARGEST_PAGE = 50;

export async function listBets(db: Kysely<Schema>, { playerId, section, filter, first, after }: BetQuestion): Promise<BetPage> {
  const size = Math.min(Math.max(Math.trunc(first), 1), LARGEST_PAGE);
  let query = db
    .selectFrom('bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', section === 'open' ? '=' : '<>', 'OPEN');
  const types = FILTERS[filter];
  if (types) query = query.where('type', 'in', [...types]);
  const start = after ? readCursor(after) : null;
  if (start) query = query.where(sql<boolean>`(placed_at, id) < (${start.placedAt}::timestamptz, ${start.id})`);
  const rows = await query
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const bets = await withLegs(db, rows.slice(0, size));
  const cursors = bets.map(cursorOf);
  return { bets, cursors, endCursor: cursors.at(-1) ?? null, hasNextPage: rows.length > size };
}

export async function findBet(db: Kysely<Schema>, { playerId, betId }: { playerId: string; betId: string }): Promise<BetView | null> {
  const row = await db.selectFrom('bets').selectAll().where('id', '=', betId).where('player_id', '=', playerId).executeTakeFirst();
  return row ? ((await withLegs(db, [row]))[0] ?? null) : null;
}

export async function readBets(db: Kysely<Schema>, betIds: readonly string[]): Promise<BetView[]> {
  if (betIds.length === 0) return [];
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', 'in', [...betIds])
    .orderBy('id')
    .execute();
  return withLegs(db, rows);
}

export async function findBets(
  db: Kysely<Schema>,
  { playerId, betIds }: { playerId: string; betIds: readonly string[] },
): Promise<BetView[]> {
  if (betIds.length === 0) return [];
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', 'in', [...betIds])
    .where('player_id', '=', playerId)
    .execute();
  const bets = new Map((await withLegs(db, rows)).map((bet) => [bet.id, bet]));
  return betIds.map((id) => bets.get(id)).filter((bet) => bet !== undefined);
}

async function withLegs(db: Kysely<Schema>, rows: readonly Row<'bets'>[]): Promise<BetView[]> {
  if (rows.length === 0) return [];
  const legs = await db
    .selectFrom('bet_legs')
    .selectAll()
    .where(
      'bet_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('ordinal')
    .execute();
  const waiting = await readWaiting(
    db,
    rows.filter(({ status }) => status === 'OPEN').map(({ id }) => id),
  );
  return betsOf(rows, legs, waiting);
}

/** Returns bets in the order of the rows. `waiting`: undecided cash-out requests by bet id. */
export const betsOf = (
  rows: readonly Row<'bets'>[],
  legs: readonly Row<'bet_legs'>[],
  waiting: ReadonlyMap<string, Waiting> = new Map(),
): BetView[] =>
  rows.map((row) =>
    toBet(
      row,
      legs.filter((leg) => leg.bet_id === row.id),
      waiting.get(row.id) ?? NOTHING_PENDING,
    ),
  );

const toBet = (row: Row<'bets'>, legs: readonly Row<'bet_legs'>[], waiting: Waiting): BetView => ({
  ...waiting,
  id: row.id,
  playerId: row.player_id,
  placementId: row.placement_id,
  ordinal: row.ordinal,
  version: BigInt(row.version),
  type: row.type,
  outcome: row.outcome,
  status: row.status,
  currency: row.currency,
  stakeCents: BigInt(row.stake),
  cashed: cashedOf(row, legs),
  combinations: combinationsOf(row, legs),
  price: ratio(BigInt(row.num), BigInt(row.den)),
  potentialPayoutCents: BigInt(row.potential_payout),
  payoutCents: row.payout === null ? null : BigInt(row.payout),
  ...teaserOf(row),
  sameGamePush: sameGamePushOf(row),
  amountSource: row.amount_source,
  boostedPrice: boostedPriceOf(row),
  freeBetId: row.free_bet_id,
  profitBoostId: row.profit_boost_id,
  boostPercent: boostOf(row)?.percent ?? null,
  boostedStakeCents: boostOf(row)?.mostStakeCents ?? null,
  boostMostExtraCents: boostOf(row)?.mostExtraCents ?? null,
  terms: restoreTerms(row.terms),
  featured: row.featured_bet_id === null || row.featured_title === null ? null : { id: row.featured_bet_id, title: row.featured_title },
  placedAt: row.placed_at,
  settledAt: row.settled_at,
  legs: legs.map(toLeg),
});

function cashedOf(row: Row<'bets'>, legs: readonly Row<'bet_legs'>[]): BetView['cashed'] {
  const isUnpaid = row.is_reward_gone && row.amount_source === 'FREE_BET';
  if (isUnpaid || legs.every((leg) => leg.is_annulled)) return { stakeCents: 0n, payoutCents: 0n, paidCents: 0n };
  return { stakeCents: BigInt(row.cashed_stake), payoutCents: BigInt(row.cashed_payout), paidCents: BigInt(row.cashed_out) };
}

function teaserOf({ terms }: Row<'bets'>): Pick<BetView, 'teaserPoints' | 'teaserRule'> {
  const restored = restoreTerms(terms);
  if (restored.kind !== 'teaser') return { teaserPoints: null, teaserRule: null };
  return { teaserPoints: restored.points, teaserRule: teaserRuleText(restored) };
}

function sameGamePushOf({ terms }: Row<'bets'>): SameGamePush | null {
  const { games, policy } = restoreTerms(terms);
  return Object.keys(games).length === 0 ? null : policy;
}

function combinationsOf(row: Row<'bets'>, legs: readonly Row<'bet_legs'>[]): number {
  const terms = restoreTerms(row.terms);
  if (terms.kind !== 'round-robin') return 1;
  return combinationCount(new Set(legs.map((leg) => leg.event_id)).size, terms.size);
}

const toLeg = (leg: Row<'bet_legs'>): BetLegView => ({
  id: leg.id,
  ordinal: leg.ordinal,
  eventId: leg.event_id,
  marketId: leg.market_id,
  selectionId: leg.selection_id,
  marketName: leg.market_name,
  selectionName: leg.selection_name,
  marketType: leg.market_type,
  selectionType: leg.selection_type,
  price: ratio(BigInt(leg.num), BigInt(leg.den)),
  points: leg.points,
  outcome: leg.outcome,
  outcomeReason: leg.outcome_reason,
  before: leg.outcome_before === null ? null : { outcome: leg.outcome_before, reason: leg.outcome_reason_before },
  isVoidByHand: leg.void_reason !== null,
  deadHeat:
    leg.dead_heat_places === null || leg.dead_heat_tied === null ? null : { places: leg.dead_heat_places, tied: leg.dead_heat_tied },
});

const cursorOf = ({ placedAt, id }: BetView): string => Buffer.from(`${placedAt.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string): { placedAt: string; id: string } | null {
  const [placedAt, id, ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = parseInstant(placedAt ?? '');
  return at && id !== undefined && rest.length === 0 && areTextsWhole(id) ? { placedAt: at.toISOString(), id } : null;
}
