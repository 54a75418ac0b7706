import { t } from '#src/shared/text/t.ts';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { dayAfter, easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import type { Collection, CollectionWorld } from './collection.ts';
import { latestFirst } from './promotionCollection.ts';

type Test = (event: CatalogueEvent, days: { readonly today: string; readonly tomorrow: string }) => boolean;
const dayOf = (event: CatalogueEvent): string => isoDay(easternDay(event.startsAt));
const isAhead = ({ status }: CatalogueEvent): boolean => status === 'PRE_GAME';

const tests = {
  live: ({ status }) => status === 'IN_PLAY',
  today: (event, { today }) => isAhead(event) && dayOf(event) === today,
  tomorrow: (event, { tomorrow }) => isAhead(event) && dayOf(event) === tomorrow,
  later: (event, { tomorrow }) => isAhead(event) && dayOf(event) > tomorrow,
  results: ({ status }) => status === 'FINISHED',
} as const satisfies Readonly<Record<string, Test>>;

type FilterId = keyof typeof tests;
const isFilter = (id: string): id is FilterId => Object.hasOwn(tests, id);

const filters = {
  live: t`Live`,
  today: t`Today`,
  tomorrow: t`Tomorrow`,
  later: t`Later`,
  results: t`Results`,
} as const satisfies Readonly<Record<FilterId, string>>;

export const competitionCollection = (competitionId: string): Collection => ({
  id: `competition.${competitionId}`,
  filters,
  list: (filterId, world) =>
    eventsOf(competitionId, filterId, world).map((event) => ({
      key: `${filterId === 'results' ? latestFirst(event.startsAt) : event.startsAt.toISOString()} ${event.id}`,
      item: { __typename: 'Event', ...event },
    })),
});

function eventsOf(competitionId: string, filterId: string | null, { catalogue, now }: CollectionWorld): readonly CatalogueEvent[] {
  if (filterId === null || !isFilter(filterId)) return catalogue.events({ competitionId });
  const day = easternDay(now);
  const days = { today: isoDay(day), tomorrow: isoDay(dayAfter(day, 1)) };
  return catalogue.events({ competitionId, status: ['IN_PLAY', 'PRE_GAME', 'FINISHED'] }).filter((event) => tests[filterId](event, days));
}
