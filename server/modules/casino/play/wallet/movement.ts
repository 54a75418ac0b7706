import type { Cents } from '#src/shared/money/money.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import type { WalletRefusal } from '../refusals.ts';

/** Within what a movement is decided: the transaction, which holds the player's wallet, and the time it got it. */
export type Movement = {
  readonly trx: Trx;
  readonly now: Date;
  readonly newId: () => string;
  readonly session: Row<'casino_sessions'>;
  readonly cashCents: Cents;
};

/** What came of it. */
export type Moved = {
  readonly refusal: WalletRefusal | null;
  /** A refusal that is kept answers every repeat; one that is not may be asked again. */
  readonly isKept: boolean;
  /** Null where it touches no round. */
  readonly roundId: string | null;
  /** What it took from the player, or gave, in cents. */
  readonly cash: Cents;
  readonly bonus: Cents;
};

const NOTHING = { roundId: null, cash: 0n, bonus: 0n };

/** For good: the provider asks anew under another id. */
export const refusedForGood = (refusal: WalletRefusal): Moved => ({ ...NOTHING, refusal, isKept: true });
/** For now: what it depends on may still come. */
export const refusedForNow = (refusal: WalletRefusal): Moved => ({ ...NOTHING, refusal, isKept: false });
export const accepted = (moved: Partial<Moved> = {}): Moved => ({ ...NOTHING, refusal: null, isKept: true, ...moved });

/** A round of this session, held; undefined where it has none of that name. */
export const roundOf = ({ trx, session }: Movement, reference: string): Promise<Row<'casino_rounds'> | undefined> =>
  trx
    .selectFrom('casino_rounds')
    .selectAll()
    .where('reference', '=', reference)
    .where('session_id', '=', session.id)
    .forUpdate()
    .executeTakeFirst();
