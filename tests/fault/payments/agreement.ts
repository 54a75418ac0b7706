import { sql } from 'kysely';
import type { Payment } from '#server/sandbox/paymentVendor/payment.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import type { Attempt } from './attempt.ts';
import { START_CENTS } from './payer.ts';
import { nameOf } from './methodTypes.ts';
import type { PaymentWorld } from './world.ts';

export type PaymentRow = {
  readonly id: string;
  readonly direction: string;
  readonly playerId: string;
  readonly cents: number;
  readonly status: string;
};
export type Seen = {
  readonly rows: readonly PaymentRow[];
  readonly book: readonly Pick<Payment, 'amountCents' | 'reference' | 'status'>[];
};

export async function seenIn({ db, book }: Pick<PaymentWorld, 'book' | 'db'>): Promise<Seen> {
  const { rows } = await sql<PaymentRow>`
    SELECT id, 'in' AS direction, player_id AS "playerId", amount::int AS cents, status FROM deposits
    UNION ALL SELECT id, 'out', player_id, amount::int, status FROM withdrawals`.execute(db);
  return { rows, book: book() };
}

/** Statuses that our payment may have, by its status at the vendor. */
const together: Readonly<Record<string, readonly string[]>> = {
  APPROVED: ['SUCCESSFUL'],
  DECLINED: ['FAILED'],
  EXPIRED: ['FAILED'],
  PENDING: ['PENDING'],
  UNKNOWN: ['FAILED', 'PENDING'],
};

/** Returns where server, vendor and page disagree about these attempts, and payments made twice or not at all. */
export function disagreements(attempts: readonly Attempt[], { rows, book }: Seen): readonly string[] {
  const [rowsOf, toldOf] = [groupedBy(rows, ({ cents }) => cents), groupedBy(book, ({ amountCents }) => Number(amountCents))];
  return attempts.flatMap((attempt) => {
    const { cents, id, status, lastAct, payer } = attempt;
    const [row, ...more] = rowsOf.get(cents) ?? [];
    const [told, ...again] = toldOf.get(cents) ?? [];
    const theirs = told?.status ?? 'UNKNOWN';
    const found = [
      more.length > 0 ? `is written ${more.length + 1} times` : '',
      again.length > 0 ? `is at the vendor ${again.length + 1} times` : '',
      row === undefined && (id !== null || lastAct === null) ? 'was promised, and is not written' : '',
      row === undefined && told !== undefined ? 'is known to the vendor alone' : '',
      row !== undefined && id !== null && row.id !== id ? 'is another payment than the player was told' : '',
      row !== undefined && lastAct === null && row.status !== 'SUCCESSFUL' ? `was insisted on, and is ${row.status}` : '',
      row !== undefined && !together[theirs]?.includes(row.status) ? `is ${row.status}, and ${theirs} at the vendor` : '',
      row !== undefined && status !== null && status !== row.status ? `is ${row.status}, and the player was told ${status}` : '',
    ];
    return found.filter((problem) => problem !== '').map((problem) => `${nameOf(payer.route)}, ${cents}: ${problem}`);
  });
}

/** Groups by amount, because the full run compares thousands of attempts and payments. */
function groupedBy<T>(all: readonly T[], centsOf: (each: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const each of all) {
    const group = groups.get(centsOf(each));
    if (group) group.push(each);
    else groups.set(centsOf(each), [each]);
  }
  return groups;
}

/** Returns ledger errors, and players whose page shows the wrong cash. */
export async function moneyProblems(
  { db }: Pick<PaymentWorld, 'db'>,
  attempts: readonly Attempt[],
  { rows }: Seen,
): Promise<readonly string[]> {
  const payers = new Map(attempts.map(({ payer }) => [payer.playerId, payer]));
  const wrong = await Promise.all(
    [...payers.values()].map(async (payer) => {
      const own = rows.filter(({ playerId }) => playerId === payer.playerId);
      const moved = own.reduce((sum, row) => sum + movedBy(row), 0);
      const cash = await payer.cashCents();
      return cash === START_CENTS + BigInt(moved)
        ? []
        : [`${nameOf(payer.route)}: ${cash} cents of cash, not ${START_CENTS + BigInt(moved)}`];
    }),
  );
  return [...(await ledgerViolations(db)), ...wrong.flat()];
}

/** Returns a payment's effect on cash: deposits count on success, withdrawals on creation. */
function movedBy({ direction, cents, status }: PaymentRow): number {
  if (direction === 'in') return status === 'SUCCESSFUL' ? cents : 0;
  return status === 'FAILED' ? 0 : -cents;
}
