import { type Kysely, type RawBuilder, sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { PaymentFailure, StoredPaymentStatus } from '#server/platform/store/schema/payments.ts';
import { betText, FIRST_LEG, LEGS } from './historyBets.ts';
import { readCursor } from './historyCursor.ts';
import type { HistoryPayment, HistoryQuestion, HistoryState, Placed, ReadHistory } from './historyTypes.ts';

type Narrowed = { readonly entries: RawBuilder<unknown>; readonly deposits: RawBuilder<unknown> };
const kinds = (...names: readonly string[]) => sql`AND j.kind = ANY(${[...names]}::text[])`;
const ANY = sql``;
const NONE = sql`AND false`;
const narrowings: Readonly<Record<string, Narrowed>> = {
  deposits: { entries: sql`AND (j.kind IN ('deposit', 'funding') OR w.returns_deposit_id IS NOT NULL)`, deposits: ANY },
  withdrawals: {
    entries: sql`AND j.kind IN ('withdrawal-held', 'withdrawal-paid', 'withdrawal-returned') AND w.returns_deposit_id IS NULL`,
    deposits: NONE,
  },
  failed: {
    entries: sql`AND j.kind IN ('withdrawal-held', 'withdrawal-returned') AND w.status = 'FAILED'`,
    deposits: sql`AND d.status = 'FAILED'`,
  },
  bets: { entries: kinds('bet-placed'), deposits: NONE },
  payouts: { entries: kinds('bet-settled', 'bet-refunded'), deposits: NONE },
  'cash-outs': { entries: kinds('bet-cashed-out'), deposits: NONE },
  corrections: { entries: kinds('regrade'), deposits: NONE },
  games: { entries: kinds('casino-wagered', 'casino-won', 'casino-returned'), deposits: NONE },
};

const titles: Readonly<Record<string, string>> = {
  deposit: t`Deposit`,
  funding: t`Deposit`,
  'withdrawal-held': t`Withdrawal`,
  'withdrawal-paid': t`Withdrawal`,
  'withdrawal-returned': t`Withdrawal returned`,
  'credit-expired': t`Credits expired`,
  'credit-granted': t`Credits`,
  'credit-withdrawn': t`Credits taken back`,
  'bet-placed': t`Bet placed`,
  'bet-settled': t`Bet payout`,
  'bet-cashed-out': t`Cash out`,
  'bet-refunded': t`Stake returned`,
  'casino-wagered': t`Casino wager`,
  'casino-won': t`Casino win`,
  'casino-returned': t`Casino wager returned`,
  regrade: t`Correction`,
};

const returnTitles: Readonly<Record<string, string>> = {
  'withdrawal-paid': t`Deposit returned`,
  'withdrawal-returned': t`Deposit not returned`,
};

type Moved = {
  /** Kind of ledger account. Null if a deposit is not in the ledger, for example while pending. */
  account_kind: string | null;
  entry_key: string;
  account_key: string;
  amount: string;
  currency: string;
  kind: string;
  at: Date;
  bet_id: string | null;
  bet_status: string | null;
  payment_status: string | null;
  payment_id: string | null;
  provider_id: string | null;
  method: string | null;
  failure: PaymentFailure | null;
  return_status: StoredPaymentStatus | null;
  called_back_at: Date | null;
  cash_origin: string | null;
  is_whole: boolean | null;
  game: string | null;
  legs: string;
  first_leg: string | null;
};

function detailOf({
  legs,
  first_leg: firstLeg,
  account_kind: account,
  cash_origin: origin,
  is_whole: isWhole,
  game,
}: Moved): string | null {
  const text = game ?? betText(Number(legs), firstLeg) ?? (account === 'player-bonus' ? t`Bonus balance` : null);
  const notes = [isWhole === false ? t`part of the bet` : null, origin === 'AUTOMATIC' ? t`auto` : null];
  return [text, ...notes].filter((part) => part !== null).join(' · ') || null;
}

const paymentOf = ({
  payment_id: id,
  provider_id: providerId,
  method,
  failure,
  return_status: returnStatus,
}: Moved): HistoryPayment | null => (id === null || providerId === null ? null : { id, providerId, method, failure, returnStatus });

const returnStates: { readonly [S in StoredPaymentStatus]: HistoryState } = {
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  SUCCESSFUL: 'RETURNED',
};

function unmovedState({ payment_status: status, failure, return_status: returnStatus, called_back_at: calledBackAt }: Moved): HistoryState {
  if (status === 'PENDING') return calledBackAt === null ? 'PENDING' : 'CALLED_BACK';
  if (failure === 'RETURNED') return returnStates[returnStatus ?? 'PENDING'];
  return failure === 'CALLED_BACK' ? 'CALLED_BACK' : 'FAILED';
}

function stateOf(row: Moved): HistoryState {
  if (row.account_kind === null) return unmovedState(row);
  if (row.kind === 'bet-placed') return row.bet_status === 'OPEN' ? 'PENDING' : 'DONE';
  if (row.kind !== 'withdrawal-held') return 'DONE';
  return row.payment_status === 'PENDING' ? 'PENDING' : row.payment_status === 'FAILED' ? 'FAILED' : 'DONE';
}

const KEYS = sql`ORDER BY at DESC, entry_key DESC, account_key DESC`;

async function readMoved(db: Kysely<Schema>, { playerId, filter, since, after }: HistoryQuestion, size: number): Promise<readonly Moved[]> {
  const narrowed = Object.hasOwn(narrowings, filter) ? narrowings[filter] : undefined;
  const start = readCursor(after, 3);
  const within = (at: RawBuilder<unknown>, entry: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql`
    ${since ? sql`AND ${at} >= ${since.toISOString()}::timestamptz` : sql``}
    ${start ? sql`AND (${at}, ${entry}, ${account}) < (${start[0]}::timestamptz, ${start[1]}::text, ${start[2]}::text)` : sql``}`;
  const { rows } = await sql<Moved>`
    (SELECT a.kind AS account_kind, e.journal_id AS entry_key, e.account_id AS account_key, e.amount, a.currency, j.kind, j.recorded_at AS at,
      b.id AS bet_id, b.status AS bet_status, coalesce(d.status, w.status) AS payment_status, coalesce(d.id, w.returns_deposit_id, w.id) AS payment_id,
      coalesce(d.provider_id, w.provider_id) AS provider_id, m.label AS method,
      CASE WHEN w.returns_deposit_id IS NULL THEN w.failure ELSE 'RETURNED' END AS failure,
      CASE WHEN w.returns_deposit_id IS NOT NULL THEN w.status END AS return_status, NULL::timestamptz AS called_back_at,
      c.origin AS cash_origin, c.is_whole, g.title AS game, ${LEGS} AS legs, ${FIRST_LEG} AS first_leg
    FROM ledger_entries AS e
    JOIN ledger_accounts AS a ON a.id = e.account_id
    JOIN ledger_journals AS j ON j.id = e.journal_id
    LEFT JOIN bets AS b ON b.id = j.reference AND b.player_id = a.player_id
    LEFT JOIN deposits AS d ON j.kind = 'deposit' AND d.id = j.reference
    LEFT JOIN withdrawals AS w ON j.kind LIKE 'withdrawal-%' AND w.id = j.reference
    LEFT JOIN payment_methods AS m ON m.id = coalesce(d.method_id, w.method_id)
    LEFT JOIN casino_transactions AS t ON j.kind LIKE 'casino-%' AND t.id = j.reference
    LEFT JOIN casino_sessions AS g ON g.id = t.session_id
    LEFT JOIN cash_outs AS c ON j.kind = 'bet-cashed-out' AND c.bet_id = j.reference AND c.round = j.round
    WHERE a.player_id = ${playerId} ${narrowed?.entries ?? ANY}
      ${within(sql`j.recorded_at`, sql`e.journal_id`, sql`e.account_id`)}
    ${KEYS} LIMIT ${size})
    UNION ALL
    (SELECT NULL, 'deposit-asked:' || d.id AS entry_key, '' AS account_key, d.amount, d.currency, 'deposit', d.requested_at AS at,
      NULL, NULL, d.status, d.id, d.provider_id, m.label, d.failure, r.status, d.called_back_at, NULL, NULL, NULL, 0, NULL
    FROM deposits AS d
    LEFT JOIN payment_methods AS m ON m.id = d.method_id
    LEFT JOIN withdrawals AS r ON r.returns_deposit_id = d.id
    WHERE d.player_id = ${playerId} AND d.status <> 'SUCCESSFUL' ${narrowed?.deposits ?? ANY}
      ${within(sql`d.requested_at`, sql`('deposit-asked:' || d.id)`, sql`''`)}
    ${KEYS} LIMIT ${size})
    ${KEYS} LIMIT ${size}`.execute(db);
  return rows;
}

function titleOf({ kind, return_status: returnStatus, account_kind: account }: Moved): string {
  const known = account !== null && returnStatus !== null ? returnTitles : titles;
  return Object.hasOwn(known, kind) ? (known[kind] ?? kind) : t`Transaction`;
}

function placed(row: Moved): Placed {
  const hasMoved = row.account_kind !== null;
  return {
    cursor: [row.at.toISOString(), row.entry_key, row.account_key],
    entry: {
      id: `${row.entry_key}/${row.account_key}`,
      title: titleOf(row),
      detail: detailOf(row),
      payment: paymentOf(row),
      betId: row.bet_id,
      casino: null,
      at: row.at,
      cents: hasMoved ? BigInt(row.amount) : 0n,
      askedCents: hasMoved ? null : BigInt(row.amount),
      currency: row.currency,
      state: stateOf(row),
    },
  };
}

/** Reads transactions. Pending and failed deposits have the date of their request. */
export const readTransactions: ReadHistory = async (db, question, size) => (await readMoved(db, question, size)).map(placed);
