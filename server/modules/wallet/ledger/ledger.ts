import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';

/** A journal's name says what happened; with reference and round it can be recorded once. */
export type JournalKind =
  | 'bet-cashed-out'
  | 'bet-placed'
  | 'bet-refunded'
  | 'bet-settled'
  | 'casino-returned'
  | 'casino-wagered'
  | 'casino-won'
  | 'credit-granted'
  | 'deposit'
  | 'deposit-returned'
  | 'funding'
  | 'regrade'
  | 'withdrawal-held'
  | 'withdrawal-paid'
  | 'withdrawal-returned';
export type PlayerAccount = 'player-bonus' | 'player-cash';
/**
 * `house-uncollected` is what a correction would have taken back from a player who no longer had it; `house-promotions` is what rewards
 * cost: credit given, the stakes of bonus bets less those that came back, and what boosts added; `house-payments` is what the payment
 * vendor has taken in for players and owes us, less what it has paid out to them; `house-withdrawals` is what players have asked for, or
 * are to get back, and have not been paid yet, which is theirs; `house-casino-wagers` is what was wagered on games less what went back, and
 * `house-casino-wins` what was won on them.
 */
export type HouseAccount =
  | 'house-casino-wagers'
  | 'house-casino-wins'
  | 'house-funding'
  | 'house-payments'
  | 'house-payouts'
  | 'house-promotions'
  | 'house-stakes'
  | 'house-uncollected'
  | 'house-withdrawals';

export type Entry = { readonly account: string; readonly cents: Cents };
export type Journal = {
  readonly kind: JournalKind;
  readonly reference: string;
  /** 0, then one more with every correction. */
  readonly round: number;
  readonly recordedAt: Date;
  /** They sum to zero. An amount of zero is left out. */
  readonly entries: readonly Entry[];
};

export const playerAccount = (playerId: string, kind: PlayerAccount = 'player-cash'): string => `${kind}:${playerId}`;
export const houseAccount = (kind: HouseAccount, currency: string): string => `${kind}:${currency}`;
const HOUSE_ACCOUNTS: readonly HouseAccount[] = [
  'house-casino-wagers',
  'house-casino-wins',
  'house-funding',
  'house-payments',
  'house-payouts',
  'house-promotions',
  'house-stakes',
  'house-uncollected',
  'house-withdrawals',
];

/** The house's accounts of a currency; they hold no balance, so that no row is written by every bet. */
export async function ensureHouseAccounts(db: Kysely<Schema>, currency: string): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(HOUSE_ACCOUNTS.map((kind) => ({ id: houseAccount(kind, currency), kind, player_id: null, currency, balance: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Records journals and moves the player balances they touch, in the caller's transaction. Throws when a journal does not balance, was
 * recorded before (SQLSTATE 23505), or would take a player below zero (23514): callers that can meet this hold the account's row lock and
 * have looked.
 */
export async function post(trx: Trx, journals: readonly Journal[]): Promise<void> {
  if (journals.length > 0) checkPosted((await postQuery(trx, journals).execute()).rows, journals);
}

type Posted = { readonly moved: number };
const entriesOf = (journals: readonly Journal[]) =>
  journals.flatMap((journal) =>
    journal.entries.filter(({ cents }) => cents !== 0n).map((entry) => ({ journalId: journalId(journal), ...entry })),
  );

/** The statement of it, of at least one journal; its answer is to be checked with `checkPosted`. */
export function postQuery(trx: Trx, journals: readonly Journal[]) {
  for (const journal of journals) checkBalanced(journal);
  const entries = entriesOf(journals);
  const moves = movesOf(entries);
  // One statement: the callers hold the accounts' locks, taken in the order of their ids.
  const statement = sql<Posted>`
    WITH recorded AS (
      INSERT INTO ledger_journals (id, kind, reference, round, recorded_at)
      SELECT * FROM unnest(${journals.map(journalId)}::text[], ${journals.map(({ kind }) => kind)}::text[], ${journals.map(({ reference }) => reference)}::text[],
        ${journals.map(({ round }) => round)}::integer[], ${journals.map(({ recordedAt }) => recordedAt.toISOString())}::timestamptz[])
    ), entered AS (
      INSERT INTO ledger_entries (journal_id, account_id, amount)
      SELECT * FROM unnest(${entries.map((entry) => entry.journalId)}::text[], ${entries.map(({ account }) => account)}::text[], ${entries.map(({ cents }) => String(cents))}::bigint[])
    ), moved AS (
      UPDATE ledger_accounts AS a SET balance = a.balance + m.cents, version = a.version + 1
      FROM unnest(${[...moves.keys()]}::text[], ${[...moves.values()].map(String)}::bigint[]) AS m(id, cents) WHERE a.id = m.id RETURNING 1
    )
    SELECT count(*)::integer AS moved FROM moved`;
  return { compile: () => statement.compile(trx), execute: () => statement.execute(trx) };
}

/** Throws where a journal speaks of an account that is not there. */
export function checkPosted(rows: readonly Posted[], journals: readonly Journal[]): void {
  const moves = movesOf(entriesOf(journals));
  if (rows[0]?.moved !== moves.size) throw new Error(`No such account among ${[...moves.keys()].join(', ')}`);
}

/** Of player accounts only: those of the house have no balance to move. */
function movesOf(entries: readonly Entry[]): ReadonlyMap<string, Cents> {
  const moves = new Map<string, Cents>();
  for (const { account, cents } of entries) if (account.startsWith('player-')) moves.set(account, (moves.get(account) ?? 0n) + cents);
  return moves;
}

const journalId = ({ kind, reference, round }: Journal): string => `${kind}:${reference}:${round}`;

function checkBalanced(journal: Journal): void {
  const sum = journal.entries.reduce((total, { cents }) => total + cents, 0n);
  if (sum !== 0n) throw new Error(`Journal ${journalId(journal)} is off by ${sum}`);
}
