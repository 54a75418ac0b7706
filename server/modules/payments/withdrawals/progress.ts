import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Row, Schema } from '#server/platform/store/index.ts';
import { type PaymentMethodType, hasReference } from '../rules/methodTypes.ts';
import { providerOf } from '../rules/providers.ts';
import type { Withdrawal } from '../types.ts';
import { isBegun } from './begun.ts';
import { typicalSeconds } from './typicalTimes.ts';

type Stage = { readonly name: string; readonly isReached: boolean; readonly at: Date | null };
export type WithdrawalProgress = {
  readonly stages: readonly Stage[];
  readonly holder: string;
  readonly missing: readonly string[];
  readonly typicalSeconds: number | null;
};

type Owner = Pick<Row<'players'>, 'first_name' | 'last_name' | 'vendor_status'>;

/** Null if the withdrawal is another player's, failed or was returned. */
export async function progressOf(db: Kysely<Schema>, playerId: string, id: string): Promise<WithdrawalProgress | null> {
  const withdrawal = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('status', '!=', 'FAILED')
    .where('returns_deposit_id', 'is', null)
    .executeTakeFirst();
  if (!withdrawal) return null;
  const owner = await db
    .selectFrom('players')
    .select(['first_name', 'last_name', 'vendor_status'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const times = await typicalSeconds(db, [withdrawal.provider_id]);
  return {
    stages: stagesOf(withdrawal),
    holder: `${owner.first_name} ${owner.last_name}`,
    missing: missingOf(withdrawal, owner),
    typicalSeconds: times.get(withdrawal.provider_id) ?? null,
  };
}

type Names = { readonly sent: string; readonly arrived: string };
const names: { readonly [W in PaymentMethodType]?: Names } = {
  cash: { sent: t`Ready to pick up`, arrived: t`Picked up` },
};
const namesOf = (way: PaymentMethodType | undefined): Names => (way && names[way]) ?? { sent: t`Sent to your bank`, arrived: t`Paid out` };

function stagesOf(withdrawal: Withdrawal): readonly Stage[] {
  const provider = providerOf(withdrawal.provider_id);
  const { sent, arrived } = namesOf(provider?.way);
  const isPaid = withdrawal.status === 'SUCCESSFUL';
  const isSent = withdrawal.accepted_at !== null || isPaid;
  return [
    { name: t`Requested`, isReached: true, at: withdrawal.requested_at },
    { name: t`In review`, isReached: isBegun(withdrawal), at: null },
    ...(provider && hasReference(provider) ? [{ name: sent, isReached: isSent, at: withdrawal.accepted_at }] : []),
    { name: arrived, isReached: isPaid, at: withdrawal.completed_at },
  ];
}

function missingOf(withdrawal: Withdrawal, { vendor_status: status }: Owner): readonly string[] {
  if (withdrawal.status !== 'PENDING') return [];
  const isCash = providerOf(withdrawal.provider_id)?.way === 'cash';
  return [
    ...(status === 'VERIFIED' ? [] : [t`We need to confirm your identity. Contact support.`]),
    ...(isBegun(withdrawal) ? [] : [t`Enter your account on our provider’s page.`]),
    ...(isCash && withdrawal.accepted_at !== null ? [t`Bring a photo ID and your reference.`] : []),
  ];
}
