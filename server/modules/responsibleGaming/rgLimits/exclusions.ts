import type { ExpressionBuilder, Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { ExclusionKind } from '#server/platform/store/schema/responsibleGaming.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { everRuns } from '#server/modules/persons/exclusions/index.ts';
import { circleOf } from '#server/modules/persons/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { callBackDeposits } from '../register/index.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export type BreakChoice = {
  readonly id: string;
  readonly label: string;
  readonly end: (now: Date) => Date | null;
};
const hours = (count: number, label: string): BreakChoice & { readonly hours: number } => ({
  id: String(count),
  label,
  hours: count,
  end: (now) => new Date(now.getTime() + count * HOUR_MS),
});
const years = (count: number, label: string): BreakChoice => ({
  id: `${count}-years`,
  label,
  end: (now) => {
    const end = new Date(now);
    end.setUTCFullYear(end.getUTCFullYear() + count);
    return end;
  },
});

const coolOffs = [
  hours(DAY_HOURS, t`24 hours`),
  hours(3 * DAY_HOURS, t`3 days`),
  hours(7 * DAY_HOURS, t`7 days`),
  hours(30 * DAY_HOURS, t`30 days`),
];
/** Shortest exclusion by region, in hours (domain rules §2.9). */
const SHORTEST_HOURS: Readonly<Record<string, number>> = { 'US-NJ': 72 };

export const coolOffChoices = (region: string): readonly BreakChoice[] =>
  coolOffs.filter((choice) => choice.hours >= ((Object.hasOwn(SHORTEST_HOURS, region) ? SHORTEST_HOURS[region] : undefined) ?? 0));

export const selfExclusionChoices: readonly BreakChoice[] = [
  years(1, t`1 year`),
  years(5, t`5 years`),
  { id: 'lifetime', label: t`Permanently`, end: () => null },
];

export type Exclusion = {
  readonly kind: ExclusionKind;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};
const asExclusion = ({ kind, starts_at, ends_at }: Row<'exclusions'>): Exclusion => ({ kind, startsAt: starts_at, endsAt: ends_at });
const endOf = ({ endsAt }: Exclusion): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

const exclusionsOfPerson = (db: Kysely<Schema>, playerId: string) =>
  db
    .selectFrom('exclusions')
    .innerJoin('person_circles', 'person_circles.member_id', 'exclusions.player_id')
    .where('person_circles.player_id', '=', playerId);

/** Applies register listings even before their start, because clocks differ. Ignores exclusions withdrawn before their start. */
const runsAt = (now: Date) => (eb: ExpressionBuilder<Schema, 'exclusions'>) =>
  eb.and([
    eb.or([eb('starts_at', '<=', now), eb('kind', '=', 'REGISTER')]),
    eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
    everRuns('exclusions'),
  ]);

/** The person's longest active exclusion, or null. Blocks wagers and deposits, not withdrawals. */
export async function exclusionOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<Exclusion | null> {
  return longest(await exclusionsOfPerson(db, playerId).selectAll('exclusions').where(runsAt(now)).execute());
}

const longest = (rows: readonly Row<'exclusions'>[]): Exclusion | null =>
  rows.map(asExclusion).toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;

/**
 * Exclusion to show. An account under review, or a duplicate, sees only its own breaks, because the other accounts may be another person's.
 */
export async function shownExclusionOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<Exclusion | null> {
  const { is_waiting, is_duplicate } = await db
    .selectFrom('players')
    .select(['is_waiting', 'is_duplicate'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (!is_waiting && !is_duplicate) return exclusionOf(db, playerId, now);
  return longest(await db.selectFrom('exclusions').selectAll().where('player_id', '=', playerId).where(runsAt(now)).execute());
}

export async function hasHadBreakSince(db: Kysely<Schema>, playerId: string, since: Date, now: Date): Promise<boolean> {
  const row = await exclusionsOfPerson(db, playerId)
    .select('exclusions.id')
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', since)]))
    .where(everRuns('exclusions'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type Break = { readonly id: string; readonly kind: ExclusionKind; readonly endsAt: Date | null };

/** Locks the wallets of the person's accounts by id; writes the break; cancels pending deposits. Returns the accounts' ids. */
export async function takeBreak(trx: Trx, playerId: string, { id, kind, endsAt }: Break, now: Date): Promise<readonly string[]> {
  const accounts = await circleOf(trx, playerId);
  for (const account of accounts) await lockWallet(trx, account);
  await trx.insertInto('exclusions').values({ id, player_id: playerId, kind, starts_at: now, ends_at: endsAt }).execute();
  await callBackDeposits(trx, accounts, now);
  return accounts;
}
