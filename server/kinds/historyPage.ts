import { HISTORY_SECTIONS, historyFilters, type HistorySection, listHistory, periodStart } from '#server/modules/betting/history/index.ts';
import type { ResolversTypes } from './generated/resolvers.ts';
import { badInput } from '../platform/problems.ts';
import { type KindContext, sessionIn } from './context.ts';

const MAX_PAGE = 50;

type HistoryAsked = {
  readonly sectionId: string;
  readonly filterId?: string | null | undefined;
  readonly periodId?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
};

const isSection = (id: string): id is HistorySection => HISTORY_SECTIONS.some((section) => section === id);

/** Throws `UNAUTHENTICATED` for visitors and `BAD_USER_INPUT` for invalid arguments. */
export async function historyIn(context: KindContext, asked: HistoryAsked): Promise<Awaited<ResolversTypes['HistoryPage']>> {
  const { playerId } = sessionIn(context);
  const { sectionId, filterId, periodId, first, after } = asked;
  if (!isSection(sectionId)) throw badInput(`A section is ${HISTORY_SECTIONS.join(', ')}.`, ['sectionId']);
  const filter = filterId ?? 'all';
  if (filter !== 'all' && !historyFilters[sectionId].some(({ id }) => id === filter))
    throw badInput('This section has no such filter.', ['filterId']);
  const since = periodStart(periodId ?? 'any', context.deps.ports.now());
  if (since === undefined) throw badInput('There is no such period.', ['periodId']);
  const size = first ?? 20;
  if (size < 1 || size > MAX_PAGE) throw badInput(`first is 1 to ${MAX_PAGE}.`, ['first']);
  const question = { playerId, section: sectionId, filter, since, first: size, after: after ?? null };
  const { entries, endCursor, hasNextPage } = await listHistory(context.deps.db, question);
  return { __typename: 'HistoryPage', entries, pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage } };
}
