import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/lib/money.ts';
import type { Schema } from '../store/index.ts';
import { readCursor, writeCursor } from './historyCursor.ts';

export const HISTORY_SECTIONS = ['transactions', 'betting', 'casino'] as const;
export type HistorySection = (typeof HISTORY_SECTIONS)[number];
type HistoryState = 'CASHED_OUT' | 'DONE' | 'LOST' | 'PENDING' | 'RETURNED' | 'WON';

export type HistoryEntryView = {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly at: Date;
  /** Signed: what it added to the player's money, or took from it. */
  readonly cents: Cents;
  readonly currency: string;
  readonly state: HistoryState;
};

type HistoryQuestion = {
  readonly playerId: string;
  readonly section: HistorySection;
  /** One of the section's filters, see `historyChoices.ts`. */
  readonly filter: string;
  /** Null for as long as there is anything. */
  readonly since: Date | null;
  readonly first: number;
  /** `endCursor` of the page before. One that is not ours counts as none. */
  readonly after: string | null;
};
type HistoryPageView = {
  readonly entries: readonly HistoryEntryView[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
};

const LARGEST_PAGE = 50;

type Placed = { readonly entry: HistoryEntryView; readonly cursor: readonly string[] };
type Read = (db: Kysely<Schema>, question: HistoryQuestion, size: number) => Promise<readonly Placed[]>;

/** Newest first. No round of a casino game is recorded yet: games are shown, and taken for money later. */
const reads: Readonly<Record<HistorySection, Read>> = { transactions, betting, casino: () => Promise.resolve([]) };

/** One page of a section, of the player's own alone. */
export async function listHistory(db: Kysely<Schema>, question: HistoryQuestion): Promise<HistoryPageView> {
  const size = Math.min(Math.max(Math.trunc(question.first), 1), LARGEST_PAGE);
  const found = await reads[question.section](db, question, size + 1);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ entry }) => entry),
    endCursor: last ? writeCursor(last.cursor) : null,
    hasNextPage: found.length > size,
  };
}

const LEGS = sql<string>`(SELECT count(*) FROM bet_legs AS l WHERE l.bet_id = b.id)`;
const FIRST_LEG = sql<
  string | null
>`(SELECT l.selection_name || ', ' || l.market_name FROM bet_legs AS l WHERE l.bet_id = b.id ORDER BY l.ordinal LIMIT 1)`;

/** `Redmoor Foxes, Money line` for a bet on one thing, `3-leg parlay` for one on several. */
const betText = (legs: number, firstLeg: string | null): string | null => (legs > 1 ? `${legs}-leg parlay` : firstLeg);

const TRANSACTION_KINDS: Readonly<Record<string, readonly string[]>> = {
  deposits: ['deposit', 'funding'],
  bets: ['bet-placed'],
  payouts: ['bet-settled', 'bet-refunded'],
  'cash-outs': ['bet-cashed-out'],
  corrections: ['regrade'],
};
const TRANSACTION_TITLES: Readonly<Record<string, string>> = {
  deposit: 'Deposit',
  funding: 'Deposit',
  'credit-granted': 'Promotional credit',
  'bet-placed': 'Bet placed',
  'bet-settled': 'Bet paid',
  'bet-cashed-out': 'Cash out',
  'bet-refunded': 'Stake returned',
  regrade: 'Correction',
};

type Moved = {
  journal_id: string;
  account_id: string;
  account_kind: string;
  amount: string;
  currency: string;
  kind: string;
  recorded_at: Date;
  bet_status: string | null;
  cash_origin: string | null;
  is_whole: boolean | null;
  legs: string;
  first_leg: string | null;
};

/** What was bet on, and of a cash out how much of it went, and whether the player asked for it then. */
function detailOf({ legs, first_leg: firstLeg, account_kind: account, cash_origin: origin, is_whole: isWhole }: Moved): string | null {
  const text = betText(Number(legs), firstLeg) ?? (account === 'player-bonus' ? 'Bonus balance' : null);
  const notes = [isWhole === false ? 'part of the bet' : null, origin === 'AUTOMATIC' ? 'automatic' : null];
  return [text, ...notes].filter((part) => part !== null).join(' · ') || null;
}

/** Every entry of the ledger on an account of the player's; a stake whose bet is open is pending. */
async function transactions(db: Kysely<Schema>, { playerId, filter, since, after }: HistoryQuestion, size: number): Promise<Placed[]> {
  const kinds = Object.hasOwn(TRANSACTION_KINDS, filter) ? (TRANSACTION_KINDS[filter] ?? []) : null;
  const start = readCursor(after, 3);
  const { rows } = await sql<Moved>`
    SELECT e.journal_id, e.account_id, a.kind AS account_kind, e.amount, a.currency, j.kind, j.recorded_at,
      b.status AS bet_status, c.origin AS cash_origin, c.is_whole, ${LEGS} AS legs, ${FIRST_LEG} AS first_leg
    FROM ledger_entries AS e
    JOIN ledger_accounts AS a ON a.id = e.account_id
    JOIN ledger_journals AS j ON j.id = e.journal_id
    LEFT JOIN bets AS b ON b.id = j.reference AND b.player_id = a.player_id
    LEFT JOIN cash_outs AS c ON j.kind = 'bet-cashed-out' AND c.bet_id = j.reference AND c.round = j.round
    WHERE a.player_id = ${playerId}
      ${kinds ? sql`AND j.kind = ANY(${[...kinds]}::text[])` : sql``}
      ${since ? sql`AND j.recorded_at >= ${since.toISOString()}::timestamptz` : sql``}
      ${start ? sql`AND (j.recorded_at, e.journal_id, e.account_id) < (${start[0]}::timestamptz, ${start[1]}::text, ${start[2]}::text)` : sql``}
    ORDER BY j.recorded_at DESC, e.journal_id DESC, e.account_id DESC
    LIMIT ${size}`.execute(db);
  return rows.map((row) => ({
    cursor: [row.recorded_at.toISOString(), row.journal_id, row.account_id],
    entry: {
      id: `${row.journal_id}/${row.account_id}`,
      title: Object.hasOwn(TRANSACTION_TITLES, row.kind) ? (TRANSACTION_TITLES[row.kind] ?? row.kind) : 'Transaction',
      detail: detailOf(row),
      at: row.recorded_at,
      cents: BigInt(row.amount),
      currency: row.currency,
      state: row.kind === 'bet-placed' && row.bet_status === 'OPEN' ? 'PENDING' : 'DONE',
    },
  }));
}

const BET_STATES = sql`CASE WHEN b.status = 'OPEN' THEN 'PENDING' WHEN b.outcome = 'WIN' THEN 'WON' WHEN b.outcome = 'LOSS' THEN 'LOST' WHEN b.outcome = 'CASH_OUT' THEN 'CASHED_OUT' ELSE 'RETURNED' END`;
const BET_FILTERS: Readonly<Record<string, HistoryState>> = {
  open: 'PENDING',
  won: 'WON',
  lost: 'LOST',
  returned: 'RETURNED',
  'cashed-out': 'CASHED_OUT',
};

type Staked = {
  id: string;
  stake: string;
  /** What has been paid so far; a bet that is open may have been cashed out in part. */
  paid: string;
  currency: string;
  placed_at: Date;
  state: HistoryState;
  legs: string;
  first_leg: string | null;
};

/** Every bet with what came of it: payout less stake, or the stake that is out as long as it is open. */
async function betting(db: Kysely<Schema>, { playerId, filter, since, after }: HistoryQuestion, size: number): Promise<Placed[]> {
  const state = Object.hasOwn(BET_FILTERS, filter) ? BET_FILTERS[filter] : undefined;
  const start = readCursor(after, 2);
  const { rows } = await sql<Staked>`
    SELECT b.id, b.stake, coalesce(b.payout, b.cashed_out) AS paid, b.currency, b.placed_at, ${BET_STATES} AS state, ${LEGS} AS legs, ${FIRST_LEG} AS first_leg
    FROM bets AS b
    WHERE b.player_id = ${playerId}
      ${state ? sql`AND ${BET_STATES} = ${state}` : sql``}
      ${since ? sql`AND b.placed_at >= ${since.toISOString()}::timestamptz` : sql``}
      ${start ? sql`AND (b.placed_at, b.id) < (${start[0]}::timestamptz, ${start[1]}::text)` : sql``}
    ORDER BY b.placed_at DESC, b.id DESC
    LIMIT ${size}`.execute(db);
  return rows.map((row) => ({
    cursor: [row.placed_at.toISOString(), row.id],
    entry: {
      id: `bet/${row.id}`,
      title: betText(Number(row.legs), row.first_leg) ?? 'Bet',
      detail: Number(row.legs) > 1 ? row.first_leg : null,
      at: row.placed_at,
      cents: BigInt(row.paid) - BigInt(row.stake),
      currency: row.currency,
      state: row.state,
    },
  }));
}
