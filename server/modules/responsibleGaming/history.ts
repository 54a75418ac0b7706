import type { Kysely } from 'kysely';
import { rgLimitName } from '#src/shared/limits/rgLimits.ts';
import { limitHistoryOf, type PastLimit } from './rgLimits/store.ts';
import { money } from '#server/platform/money.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { hoursADay } from './rules/hours.ts';
import type { RgHistory, RgHistoryItem } from './rules/types.ts';

type Player = Pick<Row<'players'>, 'currency' | 'id'>;
type Page = { readonly first: number; readonly after: string | null };

function itemOf({ limit, start, end }: PastLimit, currency: string): RgHistoryItem {
  const isTime = limit.type === 'DAILY_TIME';
  return {
    __typename: 'RgLimitHistoryItem',
    id: limit.id,
    label: rgLimitName(limit),
    isActive: end === null,
    start: start.toISOString(),
    end: end?.toISOString() ?? null,
    amount: isTime ? null : money(limit.amount ?? 0n, currency),
    timeLimit: isTime ? hoursADay(limit.amount ?? 0n) : null,
  };
}

/** A page of past limits, newest first. The cursor is a limit's id. */
export async function limitHistoryPage(db: Kysely<Schema>, player: Player, { first, after }: Page, now: Date): Promise<RgHistory> {
  const all = await limitHistoryOf(db, player.id, now);
  const begin = after === null ? 0 : all.findIndex(({ limit }) => limit.id === after) + 1;
  const shown = all.slice(begin, begin + first);
  return {
    __typename: 'RgLimitHistorySection',
    id: `limit-history-${player.id}`,
    items: shown.map((past) => itemOf(past, player.currency)),
    endCursor: shown.at(-1)?.limit.id ?? null,
    hasNextPage: begin + first < all.length,
  };
}
