import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { RgLimitPeriod } from '#src/shared/limits/rgLimits.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import { periodStart, zoneOf } from './periods.ts';
import { rgLimitsOf } from './store.ts';
import type { LimitState } from './terms.ts';
import { depositedSince, lostSince, secondsHereSince, spentSince } from './usage.ts';

export type LimitAllowance = {
  readonly mostWagerCents: Cents | null;
  readonly spendRoomCents: Cents | null;
  readonly lossRoomCents: Cents | null;
  readonly isTimeUp: boolean;
};
export const UNLIMITED: LimitAllowance = { mostWagerCents: null, spendRoomCents: null, lossRoomCents: null, isTimeUp: false };

type Asker = { readonly playerId: string; readonly region: string; readonly now: Date };
const smaller = (a: Cents | null, b: Cents): Cents => (a === null || b < a ? b : a);

async function limitsOfPerson(db: Kysely<Schema>, playerId: string, now: Date) {
  const accounts = await accountsOf(db, playerId);
  const limits: LimitState[] = [];
  for (const account of accounts) limits.push(...(await rgLimitsOf(db, account, now)));
  const used = async <T extends bigint | number>(of: (account: string) => Promise<T>, add: (a: T, b: T) => T): Promise<T> => {
    const [first, ...others] = await inTurn(accounts, of);
    if (first === undefined) throw new Error('There is no such player');
    return others.reduce(add, first);
  };
  return { limits, used };
}

async function inTurn<T>(accounts: readonly string[], of: (account: string) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (const account of accounts) all.push(await of(account));
  return all;
}

const cents = (a: Cents, b: Cents): Cents => a + b;
const seconds = (a: number, b: number): number => a + b;

/** What the strictest limits still allow (checklist 37). Lock the wallet first. */
export async function readLimitAllowance(trx: Trx, { playerId, region, now }: Asker): Promise<LimitAllowance> {
  let allowance = UNLIMITED;
  const { limits, used } = await limitsOfPerson(trx, playerId, now);
  for (const { key, active } of limits) {
    const most = active?.amount ?? null;
    if (most === null) continue;
    const since = periodStart(key.period ?? 'DAILY', now, zoneOf(region));
    if (key.type === 'MAX_SINGLE_WAGER') allowance = { ...allowance, mostWagerCents: smaller(allowance.mostWagerCents, most) };
    if (key.type === 'SPEND') {
      const spent = await used((account) => spentSince(trx, account, since), cents);
      allowance = { ...allowance, spendRoomCents: smaller(allowance.spendRoomCents, most - spent) };
    }
    if (key.type === 'LOSS') {
      const lost = await used((account) => lostSince(trx, account, since), cents);
      allowance = { ...allowance, lossRoomCents: smaller(allowance.lossRoomCents, most - lost) };
    }
    if (key.type === 'DAILY_TIME') {
      const here = await used((account) => secondsHereSince(trx, account, { since, now }), seconds);
      allowance = { ...allowance, isTimeUp: allowance.isTimeUp || here >= Number(most) * 3_600 };
    }
  }
  return allowance;
}

export async function isTimeUp(db: Kysely<Schema>, { playerId, region, now }: Asker): Promise<boolean> {
  const { limits, used } = await limitsOfPerson(db, playerId, now);
  const hours = limits.flatMap(({ key, active }) => (key.type === 'DAILY_TIME' && active?.amount ? [Number(active.amount)] : []));
  if (hours.length === 0) return false;
  const since = periodStart('DAILY', now, zoneOf(region));
  return (await used((account) => secondsHereSince(db, account, { since, now }), seconds)) >= Math.min(...hours) * 3_600;
}

export type DepositLimit = {
  readonly period: RgLimitPeriod;
  readonly cents: Cents;
  readonly since: Date;
};

/** First limit that the deposit would exceed, or null. Keep the wallet locked until the deposit is written. */
export async function depositLimitReached(
  trx: Trx,
  { playerId, cents: wanted, now }: { readonly playerId: string; readonly cents: Cents; readonly now: Date },
): Promise<DepositLimit | null> {
  const { region } = await trx.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirstOrThrow();
  const { limits, used } = await limitsOfPerson(trx, playerId, now);
  for (const { key, active } of limits) {
    if (key.type !== 'DEPOSIT' || key.period === null || active?.amount == null) continue;
    const since = periodStart(key.period, now, zoneOf(region));
    if ((await used((account) => depositedSince(trx, account, since), cents)) + wanted > active.amount)
      return { period: key.period, cents: active.amount, since };
  }
  return null;
}
