import type { Kysely } from 'kysely';
import { formatCents } from '#src/shared/money/money.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import type { AwardSection } from './awardSections.ts';
import { awardsOf, endedAwardsOf } from './givenAwards.ts';
import { type AwardUsage, awardUsage, usageNames } from './awardUsage.ts';
import { awardValue } from './awardValue.ts';

type AwardDetailView = AwardUsage & {
  readonly id: string;
  readonly title: string;
  readonly valueLabel: string;
  readonly expiresAt: Date | null;
  readonly isExpired: boolean;
  readonly gameId: string | null;
  /** Page that uses the award; null if the award is for one game or has ended. */
  readonly usePath: string | null;
};

type AwardOwner = {
  readonly playerId: string;
  readonly currency: string;
  readonly credit: { readonly cents: bigint; readonly name: string };
  readonly hasSportsbook: boolean;
  readonly now: Date;
};

const CASINO = '/casino';
const OF_BETS: ReadonlySet<Row<'awards'>['kind']> = new Set(['free-bets', 'free-wagers', 'profit-boosts']);

export async function awardDetailsOf(db: Kysely<Schema>, section: AwardSection, owner: AwardOwner): Promise<readonly AwardDetailView[]> {
  const { playerId, currency, credit, now, hasSportsbook } = owner;
  const sports = hasSportsbook ? '/' : CASINO;
  if (section.shows === 'credit')
    return credit.cents === 0n
      ? []
      : [
          {
            id: 'credit',
            title: credit.name,
            valueLabel: formatCents(credit.cents, currency),
            usageTitle: null,
            usageRestrictions: [],
            expiresAt: null,
            isExpired: false,
            gameId: null,
            usePath: sports,
          },
        ];
  const isEnded = section.shows === 'ended';
  const awards = await (isEnded ? endedAwardsOf : awardsOf)(db, playerId, now);
  const shown = awards.filter(({ kind }) => section.sorts === null || section.sorts.includes(kind));
  const names = await usageNames(db, shown);
  return shown.map((award) => ({
    ...awardUsage(award, names, currency),
    id: award.id,
    title: award.title,
    valueLabel: awardValue(award, currency),
    expiresAt: isEnded ? (award.redeemed_at ?? award.withdrawn_at ?? award.expires_at) : award.expires_at,
    isExpired: isEnded,
    gameId: award.game_id,
    usePath: isEnded || award.game_id !== null ? null : OF_BETS.has(award.kind) ? sports : CASINO,
  }));
}
