import type { Kysely } from 'kysely';
import { withTransaction, type Row, type Schema } from '../store/index.ts';
import { type DepositRefusal, refusalOfPlayer } from './judge.ts';
import { BANK_LINK_CODE, type Provider, providers } from './providers.ts';

export type PaymentMethod = Row<'payment_methods'>;
/** A provider as the one player finds it. */
export type OfferedProvider = Provider & {
  readonly isExcluded: boolean;
  readonly methods: readonly PaymentMethod[];
  /** What paid last; null where nothing has that is still kept. */
  readonly preferredMethod: PaymentMethod | null;
};
export type Landing = {
  /** Why the player may bring no money now; null where they may. */
  readonly refusal: DepositRefusal | null;
  readonly providers: readonly OfferedProvider[];
  /** The one that paid last, where it would take a deposit now. */
  readonly preferred: OfferedProvider | null;
};

/** Every way to pay in, each with its state. */
export async function depositLanding(db: Kysely<Schema>, playerId: string, now: Date): Promise<Landing> {
  const refusal = await withTransaction(db, (trx) => refusalOfPlayer(trx, playerId, now));
  const excluded = await db
    .selectFrom('excluded_providers')
    .select('provider_id')
    .where('player_id', '=', playerId)
    .where('transaction_type', '=', 'DEPOSIT')
    .execute();
  const methods = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .execute();
  const last = await lastPaid(db, playerId);
  const offered = providers.map((provider) => {
    const own = methods.filter((method) => method.provider_id === provider.id);
    return {
      ...provider,
      isExcluded: excluded.some(({ provider_id: id }) => id === provider.id),
      methods: own,
      preferredMethod: own.find(({ label }) => last?.provider_id === provider.id && label === last.label) ?? own[0] ?? null,
    };
  });
  const preferred = offered.find(({ id, isAvailable, isExcluded }) => id === last?.provider_id && isAvailable && !isExcluded) ?? null;
  return { refusal, providers: offered, preferred };
}

/** As `depositLanding`, for the slip: what would take a deposit there, with a card or account that is kept. */
export async function quickDepositLanding(db: Kysely<Schema>, playerId: string, now: Date): Promise<Landing> {
  const { refusal, providers: all, preferred } = await depositLanding(db, playerId, now);
  const fit = ({ isAvailable, isExcluded, code, methods }: OfferedProvider): boolean =>
    isAvailable && !isExcluded && code !== BANK_LINK_CODE && methods.length > 0;
  if (refusal) return { refusal, providers: [], preferred: null };
  return { refusal, providers: all.filter(fit), preferred: preferred && fit(preferred) ? preferred : null };
}

/** Provider and, where one was kept, card or account of the latest successful deposit. */
const lastPaid = (db: Kysely<Schema>, playerId: string) =>
  db
    .selectFrom('deposits')
    .leftJoin('payment_methods', 'payment_methods.id', 'deposits.method_id')
    .select(['deposits.provider_id', 'payment_methods.label'])
    .where('deposits.player_id', '=', playerId)
    .where('deposits.status', '=', 'SUCCESSFUL')
    .orderBy('deposits.completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
