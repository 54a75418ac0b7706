import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { builtOnce, listOf, type Row, type Schema, type Trx } from '#server/platform/store/index.ts';

/** Journals are unique by kind, reference and round. */
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
 * `house-uncollected`: debits beyond players' balances. `house-promotions`: cost of rewards. `house-payments`: money owed by payment
 * vendors. `house-withdrawals`: money held for withdrawals.
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

/** Writes missing house accounts. They store no balance, so that simultaneous bets do not wait for one row. */
export async function ensureOperatorAccounts(db: Kysely<Schema>, currency: string): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(HOUSE_ACCOUNTS.map((kind) => ({ id: houseAccount(kind, currency), kind, player_id: null, currency, balance: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes journals. Throws if one is unbalanced, repeated (SQLSTATE 23505) or overdraws an account (23514), and on other errors. Lock the
 * players' cash accounts first.
 */
export async function post(trx: Trx, journals: readonly Journal[]): Promise<void> {
  if (journals.length === 0) return;
  const { rows } = await trx.executeQuery(postsCounted(trx, argsOf(journals)));
  checkPosted(rows, journals);
}

/**
 * Posts one player's journals; returns the player's accounts afterwards, to check with `checkPostedOf`. Throws if a journal is unbalanced.
 */
export const postOfPlayer = (trx: Trx, playerId: string, journals: readonly Journal[]) =>
  postsOfPlayer(trx, { playerId, ...argsOf(journals) });

type Posted = { readonly moved: number };
export type PostedAccount = Pick<Row<'ledger_accounts'>, 'balance' | 'kind' | 'version'> & { readonly has_moved: boolean };

type TextColumn = 'accounts' | 'cents' | 'entries' | 'ids' | 'kinds' | 'movedCents' | 'movedIds' | 'recordedAt' | 'references';
type PostArgs = Readonly<Record<TextColumn, readonly string[]> & { rounds: readonly number[] }>;

const posted = (args: { readonly [Name in keyof PostArgs]: RawBuilder<unknown> }) => sql`
  WITH recorded AS (
    INSERT INTO ledger_journals (id, kind, reference, round, recorded_at)
    SELECT * FROM unnest(${listOf(args.ids, 'text')}, ${listOf(args.kinds, 'text')}, ${listOf(args.references, 'text')}, ${listOf(args.rounds, 'integer')}, ${listOf(args.recordedAt, 'timestamptz')})
  ), entered AS (
    INSERT INTO ledger_entries (journal_id, account_id, amount)
    SELECT * FROM unnest(${listOf(args.entries, 'text')}, ${listOf(args.accounts, 'text')}, ${listOf(args.cents, 'bigint')})
  ), moved AS (
    UPDATE ledger_accounts AS a SET balance = a.balance + m.cents, version = a.version + 1
    FROM unnest(${listOf(args.movedIds, 'text')}, ${listOf(args.movedCents, 'bigint')}) AS m(id, cents) WHERE a.id = m.id
    RETURNING a.id, a.balance, a.version
  )`;

const postsCounted = builtOnce<PostArgs, Posted>((db, args) => {
  const statement = sql<Posted>`${posted(args)} SELECT count(*)::integer AS moved FROM moved`;
  return { compile: () => statement.compile(db) };
});

const postsOfPlayer = builtOnce<PostArgs & { playerId: string }, PostedAccount>((db, args) => {
  const statement = sql<PostedAccount>`${posted(args)}
    SELECT a.kind, coalesce(m.balance, a.balance) AS balance, coalesce(m.version, a.version) AS version, m.id IS NOT NULL AS has_moved
    FROM ledger_accounts a LEFT JOIN moved m ON m.id = a.id WHERE a.player_id = ${args.playerId}`;
  return { compile: () => statement.compile(db) };
});

function argsOf(journals: readonly Journal[]): PostArgs {
  for (const journal of journals) checkBalanced(journal);
  const entries = entriesOf(journals);
  const moves = movesOf(entries);
  return {
    ids: journals.map(journalId),
    kinds: journals.map(({ kind }) => kind),
    references: journals.map(({ reference }) => reference),
    rounds: journals.map(({ round }) => round),
    recordedAt: journals.map(({ recordedAt }) => recordedAt.toISOString()),
    entries: entries.map((entry) => entry.journalId),
    accounts: entries.map(({ account }) => account),
    cents: entries.map(({ cents }) => String(cents)),
    movedIds: [...moves.keys()],
    movedCents: [...moves.values()].map(String),
  };
}

const entriesOf = (journals: readonly Journal[]) =>
  journals.flatMap((journal) =>
    journal.entries.filter(({ cents }) => cents !== 0n).map((entry) => ({ journalId: journalId(journal), ...entry })),
  );

/** Throws if a player's account in the journals is missing. */
export const checkPosted = (rows: readonly Posted[], journals: readonly Journal[]): void => checkMoved(rows[0]?.moved ?? null, journals);

/** Throws if an account in the journals is missing or not the player's. */
export const checkPostedOf = (rows: readonly PostedAccount[], journals: readonly Journal[]): void =>
  checkMoved(rows.filter((row) => row.has_moved).length, journals);

function checkMoved(moved: number | null, journals: readonly Journal[]): void {
  const moves = movesOf(entriesOf(journals));
  if (moved !== moves.size) throw new Error(`No such account among ${[...moves.keys()].join(', ')}`);
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
