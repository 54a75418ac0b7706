import type { Kysely } from 'kysely';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { legsLabel } from '#server/modules/betting/rewards/index.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';

type Award = Row<'awards'>;
/** How to use an award (product §3: usageTitle, usageRestrictions). */
export type AwardUsage = { readonly usageTitle: string | null; readonly usageRestrictions: readonly string[] };

const titles: { readonly [K in Award['kind']]: string | null } = {
  'bonus-cash': null,
  cashback: t`For casino games`,
  'free-bets': t`For one bet`,
  'free-wagers': t`For one bet`,
  'free-rounds': t`For one game`,
  'profit-boosts': t`For one bet`,
};

export type UsageNames = ReadonlyMap<string, string>;

export async function usageNames(db: Kysely<Schema>, awards: readonly Award[]): Promise<UsageNames> {
  const named = async (table: 'events' | 'sports', ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .selectFrom(table)
          .select(['id', 'name'])
          .where('id', 'in', [...ids])
          .execute();
  const [events, sports] = await Promise.all([
    named(
      'events',
      awards.flatMap(({ event_id: id }) => id ?? []),
    ),
    named(
      'sports',
      awards.flatMap(({ sport_id: id }) => id ?? []),
    ),
  ]);
  return new Map([...events, ...sports].map(({ id, name }) => [id, name]));
}

export function awardUsage(award: Award, names: UsageNames, currency: string): AwardUsage {
  const only = award.event_id ?? award.sport_id;
  const legs = legsLabel({ fewestLegs: award.fewest_legs, mostLegs: award.most_legs });
  const rules = [
    legs,
    only === null ? null : t`${names.get(only) ?? only} only`,
    award.most_stake === null ? null : t`Up to ${formatCents(BigInt(award.most_stake), currency)} of the bet`,
    award.most_extra === null ? null : t`At most ${formatCents(BigInt(award.most_extra), currency)} extra`,
    award.kind === 'free-bets' || award.kind === 'free-wagers' ? t`Stake not returned` : null,
    award.kind === 'cashback' ? t`Preferences say which balance games use first` : null,
  ];
  return { usageTitle: titles[award.kind], usageRestrictions: rules.flatMap((rule) => rule ?? []) };
}
