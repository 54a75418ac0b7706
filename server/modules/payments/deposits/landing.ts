import type { Kysely } from 'kysely';
import { withTransaction, type Row, type Schema } from '#server/platform/store/index.ts';
import { exclusionsOf } from '../exclusions.ts';
import { refusalOfPlayer } from '../judge.ts';
import { isOnSite, isThereFor, type PaymentSite, payerOf } from '../offers.ts';
import { BANK_LINK_CODE, type Provider, providers } from '../rules/providers.ts';

export type PaymentMethod = Row<'payment_methods'>;
export type OfferedProvider = Provider & {
  readonly isAvailable: boolean;
  readonly isExcluded: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly preferredMethod: PaymentMethod | null;
};
export type Landing = {
  readonly refusal: { readonly message: string } | null;
  readonly providers: readonly OfferedProvider[];
  readonly preferred: OfferedProvider | null;
};

type Asked = PaymentSite & { readonly playerId: string; readonly now: Date };

export async function depositLanding(db: Kysely<Schema>, asked: Asked): Promise<Landing> {
  const { playerId, now } = asked;
  const refusal = await withTransaction(db, (trx) => refusalOfPlayer(trx, playerId, now));
  const isExcluded = await exclusionsOf(db, playerId, 'DEPOSIT');
  const methods = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .execute();
  const last = await lastPaid(db, playerId);
  const payer = await payerOf(db, playerId);
  const offered = providers
    .filter((provider) => isThereFor(provider, payer) && isOnSite(provider, asked))
    .map((provider) => {
      const own = provider.keepsMethods ? methods.filter((method) => method.provider_id === provider.id) : [];
      return {
        ...provider,
        isAvailable: true,
        isExcluded: isExcluded(provider.id),
        methods: own,
        preferredMethod: own.find(({ label }) => last?.provider_id === provider.id && label === last.label) ?? own[0] ?? null,
      };
    });
  const preferred = offered.find(({ id, isExcluded }) => id === last?.provider_id && !isExcluded) ?? null;
  return { refusal, providers: offered, preferred };
}

export async function quickDepositLanding(db: Kysely<Schema>, asked: Asked): Promise<Landing> {
  const { refusal, providers: all, preferred } = await depositLanding(db, asked);
  const fit = ({ isExcluded, code, methods }: OfferedProvider): boolean => !isExcluded && code !== BANK_LINK_CODE && methods.length > 0;
  if (refusal) return { refusal, providers: [], preferred: null };
  return { refusal, providers: all.filter(fit), preferred: preferred && fit(preferred) ? preferred : null };
}

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
