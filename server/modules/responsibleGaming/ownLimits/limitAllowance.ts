import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { OwnLimitPeriod } from '#src/shared/limits/ownLimits.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { periodStart, zoneOf } from './periods.ts';
import { ownLimitsOf } from './store.ts';
import { lostSince, secondsHereSince, spentSince } from './usage.ts';

/** Cents; null without a limit. */
export type OwnStanding = {
  readonly mostWagerCents: Cents | null;
  readonly spendRoomCents: Cents | null;
  readonly lossRoomCents: Cents | null;
  readonly isTimeUp: boolean;
};
export const UNLIMITED: OwnStanding = { mostWagerCents: null, spendRoomCents: null, lossRoomCents: null, isTimeUp: false };

type Asker = { readonly playerId: string; readonly region: string; readonly now: Date };
const smaller = (a: Cents | null, b: Cents): Cents => (a === null || b < a ? b : a);

/** The lowest limit applies (checklist 37). Requires the wallet's lock. */
export async function readOwnStanding(trx: Trx, { playerId, region, now }: Asker): Promise<OwnStanding> {
  let standing = UNLIMITED;
  for (const { key, active } of await ownLimitsOf(trx, playerId, now)) {
    const most = active?.amount ?? null;
    if (most === null) continue;
    const since = periodStart(key.period ?? 'DAILY', now, zoneOf(region));
    if (key.type === 'MAX_SINGLE_WAGER') standing = { ...standing, mostWagerCents: most };
    if (key.type === 'SPEND')
      standing = { ...standing, spendRoomCents: smaller(standing.spendRoomCents, most - (await spentSince(trx, playerId, since))) };
    if (key.type === 'LOSS')
      standing = { ...standing, lossRoomCents: smaller(standing.lossRoomCents, most - (await lostSince(trx, playerId, since))) };
    if (key.type === 'DAILY_TIME')
      standing = { ...standing, isTimeUp: (await secondsHereSince(trx, playerId, { since, now })) >= Number(most) * 3_600 };
  }
  return standing;
}

export async function isTimeUp(db: Kysely<Schema>, { playerId, region, now }: Asker): Promise<boolean> {
  const limit = (await ownLimitsOf(db, playerId, now)).find(({ key }) => key.type === 'DAILY_TIME')?.active;
  if (!limit?.amount) return false;
  const since = periodStart('DAILY', now, zoneOf(region));
  return (await secondsHereSince(db, playerId, { since, now })) >= Number(limit.amount) * 3_600;
}

export type DepositLimit = {
  readonly period: OwnLimitPeriod;
  readonly cents: Cents;
  readonly since: Date;
};

/** First limit the deposit would exceed, or null. Requires the wallet's lock until the deposit is written. */
export async function depositLimitReached(
  trx: Trx,
  { playerId, cents, now }: { readonly playerId: string; readonly cents: Cents; readonly now: Date },
  depositedSince: (since: Date) => Promise<Cents>,
): Promise<DepositLimit | null> {
  const { region } = await trx.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirstOrThrow();
  for (const { key, active } of await ownLimitsOf(trx, playerId, now)) {
    if (key.type !== 'DEPOSIT' || key.period === null || active?.amount == null) continue;
    const since = periodStart(key.period, now, zoneOf(region));
    if ((await depositedSince(since)) + cents > active.amount) return { period: key.period, cents: active.amount, since };
  }
  return null;
}
