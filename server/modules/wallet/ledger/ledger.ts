import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';

/** Kind of a journal. Unique together with reference and round. */
export type JournalKind =
  | 'bet-cashed-out'
  | 'bet-placed'
  | 'bet-refunded'
  | 'bet-settled'
  | 'casino-returned'
  | 'casino-wagered'
  | 'casino-won'
  | 'credit-expired'
  | 'credit-granted'
  | 'credit-withdrawn'
  | 'deposit'
  | 'deposit-returned'
  | 'funding'
  | 'regrade'
  | 'withdrawal-held'
  | 'withdrawal-paid'
  | 'withdrawal-returned';
export type PlayerAccount = 'player-bonus' | 'player-cash';
/**
 * `house-uncollected`: debits beyond players' balances. `house-promotions`: cost of rewards. `house-payments`: debt of payment vendors.
 * `house-withdrawals`: money held for withdrawals.
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
  readonly round: number;
  readonly recordedAt: Date;
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

/** Writes missing house accounts. They store no balance, so that bets do not compete for one row. */
export async function ensureOperatorAccounts(db: Kysely<Schema>, currency: string): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(HOUSE_ACCOUNTS.map((kind) => ({ id: houseAccount(kind, currency), kind, player_id: null, currency, balance: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes journals. Throws if unbalanced, repeated (SQLSTATE 23505), overdrawn (23514), and on other errors. Requires the players' cash locks. */
export async function post(trx: Trx, journals: readonly Journal[]): Promise<void> {
  if (journals.length > 0) checkPosted((await postQuery(trx, journals).execute()).rows, journals);
}

type Posted = { readonly moved: number };
const entriesOf = (journals: readonly Journal[]) =>
  journals.flatMap((journal) =>
    journal.entries.filter(({ cents }) => cents !== 0n).map((entry) => ({ journalId: journalId(journal), ...entry })),
  );

/** Query that writes journals. Check its rows with `checkPosted`. Throws if a journal is unbalanced. */
export function postQuery(trx: Trx, journals: readonly Journal[]) {
  for (const journal of journals) checkBalanced(journal);
  const entries = entriesOf(journals);
  const moves = movesOf(entries);
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

/** Throws if a player's account is missing. */
export function checkPosted(rows: readonly Posted[], journals: readonly Journal[]): void {
  const moves = movesOf(entriesOf(journals));
  if (rows[0]?.moved !== moves.size) throw new Error(`No such account among ${[...moves.keys()].join(', ')}`);
}

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
