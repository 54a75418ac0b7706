import type { Cents } from '#src/shared/money/money.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import type { WalletRefusal } from '../refusals.ts';

/** `now`: read after locking the wallet, because waiting takes time. */
export type Movement = {
  readonly trx: Trx;
  readonly now: Date;
  readonly newId: () => string;
  readonly session: Row<'casino_sessions'>;
  readonly cashCents: Cents;
};

export type Moved = {
  readonly refusal: WalletRefusal | null;
  /** True if the answer is stored for repeats of the call. */
  readonly isKept: boolean;
  readonly roundId: string | null;
  readonly cash: Cents;
  readonly bonus: Cents;
};

const NOTHING = { roundId: null, cash: 0n, bonus: 0n };

/** Stored refusal: a retry needs a new id. */
export const refusedForGood = (refusal: WalletRefusal): Moved => ({ ...NOTHING, refusal, isKept: true });
/** Refusal that is not stored: the provider can retry the same id. */
export const refusedForNow = (refusal: WalletRefusal): Moved => ({ ...NOTHING, refusal, isKept: false });
export const accepted = (moved: Partial<Moved> = {}): Moved => ({ ...NOTHING, refusal: null, isKept: true, ...moved });

/** Locks and returns a round of the session. */
export const roundOf = ({ trx, session }: Movement, reference: string): Promise<Row<'casino_rounds'> | undefined> =>
  trx
    .selectFrom('casino_rounds')
    .selectAll()
    .where('reference', '=', reference)
    .where('session_id', '=', session.id)
    .forUpdate()
    .executeTakeFirst();
