import type { Kysely } from 'kysely';
import { formatCents } from '#src/shared/money/money.ts';
import { MOST_HOURS, NO_LIMIT, type RgLimitKey, rgLimitName, type RgLimitKind, type PendingState } from '#src/shared/limits/rgLimits.ts';
import { REALITY_CHECK_MINUTES } from '#src/shared/limits/realityCheck.ts';
import { t } from '#src/shared/text/t.ts';
import { coolOffChoices, type Exclusion, selfExclusionChoices, shownExclusionOf } from './rgLimits/exclusions.ts';
import { periodStart as limitPeriodStart, zoneOf } from './rgLimits/periods.ts';
import { depositedSince, lostSince, spentSince } from './rgLimits/usage.ts';
import { rgLimitsOf } from './rgLimits/store.ts';
import type { LimitState } from './rgLimits/terms.ts';
import { realityCheckMinutes } from './realityCheck.ts';
import type { RgLimitOption, RgLimitType } from '#server/contract/generated/schemaTypes.ts';
import { easternDateTime } from '#server/platform/dates/eastern.ts';
import { money } from '#server/platform/money.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { hoursADay, hoursText } from './rules/hours.ts';
import type { RgItem, RgValue } from './rules/types.ts';

type Player = Pick<Row<'players'>, 'currency' | 'id' | 'reality_check_minutes' | 'region'>;
type Asked = { readonly db: Kysely<Schema>; readonly player: Player; readonly now: Date };

const option = (id: string, label: string): RgLimitOption => ({ __typename: 'RgLimitOption', id, label });

const BADGES: Readonly<Record<PendingState, string>> = {
  ACTION_REQUIRED: t`Needs your action`,
  INCREASE_PENDING: t`Increase pending`,
  REMOVAL_PENDING: t`Removal pending`,
};
const isTime = (type: RgLimitKind): boolean => type === 'DAILY_TIME';

function valueOf({ type }: RgLimitKey, amount: bigint, currency: string): Omit<RgValue, '__typename' | 'badge'> {
  return isTime(type)
    ? { amount: null, hours: Number(amount), description: hoursADay(amount) }
    : { amount: money(amount, currency), hours: null, description: formatCents(amount, currency) };
}

/** Cents used in the period; null except for spend, deposit and loss limits. */
async function usedOf({ db, player, now }: Asked, { type, period }: RgLimitKey): Promise<bigint | null> {
  if (period === null) return null;
  const since = limitPeriodStart(period, now, zoneOf(player.region));
  if (type === 'SPEND') return spentSince(db, player.id, since);
  if (type === 'DEPOSIT') return depositedSince(db, player.id, since);
  if (type !== 'LOSS') return null;
  const lost = await lostSince(db, player.id, since);
  return lost > 0n ? lost : 0n;
}

const idOf = (playerId: string, type: RgLimitType, period: string | null): string =>
  ['limit', type, ...(period === null ? [] : [period]), playerId].join('-').toLowerCase();

async function limitItem(asked: Asked, { key, active, pending }: LimitState): Promise<RgItem> {
  const { player } = asked;
  const used = active?.amount == null ? null : await usedOf(asked, key);
  return {
    __typename: 'RgLimitItem',
    id: idOf(player.id, key.type, key.period),
    limitType: key.type,
    period: key.period,
    title: rgLimitName(key),
    active:
      active?.amount == null ? null : { __typename: 'RgLimitValue', ...valueOf(key, active.amount, player.currency), badge: t`Active` },
    pending: pending && {
      __typename: 'RgPendingLimit',
      id: pending.id,
      state: pending.state,
      ...(pending.amount === null
        ? { amount: null, hours: null, description: t`No limit` }
        : valueOf(key, pending.amount, player.currency)),
      badge: BADGES[pending.state],
      startsAt: pending.startsAt.toISOString(),
    },
    used: used === null ? null : money(used, player.currency),
    options: isTime(key.type) ? timeOptions() : null,
  };
}

const timeOptions = () => [
  option(NO_LIMIT, t`No Limit`),
  ...Array.from({ length: MOST_HOURS }, (_, at) => option(String(at + 1), hoursText(at + 1))),
];

function checkInItem({ player }: Asked): RgItem {
  const minutes = realityCheckMinutes(player);
  const label = (of: number): string => t`Every ${of} minutes`;
  return {
    __typename: 'RgLimitItem',
    id: idOf(player.id, 'CHECK_IN', null),
    limitType: 'CHECK_IN',
    period: null,
    title: t`Reality check`,
    active: {
      __typename: 'RgLimitValue',
      amount: null,
      hours: null,
      description: label(minutes),
      badge: player.reality_check_minutes === null ? t`All players` : t`Active`,
    },
    pending: null,
    used: null,
    options: REALITY_CHECK_MINUTES.map((each) => option(String(each), label(each))),
  };
}

function endText({ kind, endsAt }: Exclusion): string {
  if (kind === 'REGISTER')
    return endsAt === null
      ? t`You are on the self-exclusion register permanently. Only the register can remove you.`
      : t`You are on the self-exclusion register until ${easternDateTime(endsAt)}. Only the register can remove you.`;
  return endsAt === null ? t`Permanently` : t`Until ${easternDateTime(endsAt)}`;
}

const breakItem = (
  { player }: Asked,
  type: 'COOL_OFF' | 'SELF_EXCLUSION',
  { title, options, running }: { title: string; options: readonly RgLimitOption[]; running: Exclusion | null },
): RgItem => ({
  __typename: 'RgLimitItem',
  id: idOf(player.id, type, null),
  limitType: type,
  period: null,
  title,
  active: running && {
    __typename: 'RgLimitValue',
    amount: null,
    hours: null,
    description: endText(running),
    badge: t`Active`,
  },
  pending: null,
  used: null,
  options: [...options],
});

export async function rgItemsOf(asked: Asked, type: RgLimitType | null = null): Promise<readonly RgItem[]> {
  const { db, player, now } = asked;
  const isWanted = (each: RgLimitType): boolean => type === null || type === each;
  const standing = (await rgLimitsOf(db, player.id, now)).filter(({ key }) => isWanted(key.type));
  const limits = await Promise.all(standing.map((each) => limitItem(asked, each)));
  const running = isWanted('COOL_OFF') || isWanted('SELF_EXCLUSION') ? await shownExclusionOf(db, player.id, now) : null;
  const of = (kind: Exclusion['kind']): Exclusion | null => (running?.kind === kind ? running : null);
  const texts = (choices: readonly { readonly id: string; readonly label: string }[]) => choices.map(({ id, label }) => option(id, label));
  const breaks = [
    breakItem(asked, 'COOL_OFF', { title: t`Cool off`, options: texts(coolOffChoices(player.region)), running: of('COOL_OFF') }),
    breakItem(asked, 'SELF_EXCLUSION', {
      title: t`Self-exclusion`,
      options: texts(selfExclusionChoices),
      running: of('SELF_EXCLUSION') ?? of('REGISTER'),
    }),
  ];
  return [...limits, checkInItem(asked), ...breaks].filter(({ limitType }) => isWanted(limitType));
}
