import type { CatalogueEvent, EventFilter, EventStatus } from '../types.ts';

const scopesOf = (event: CatalogueEvent): readonly string[] => ['all', `sport:${event.sportId}`, `competition:${event.competitionId}`];
const keyOf = (scope: string, status: EventStatus): string => `${scope}|${status}`;
const BETTABLE: readonly EventStatus[] = ['IN_PLAY', 'PRE_GAME'];

const isBefore = (a: CatalogueEvent, b: CatalogueEvent): boolean => {
  const difference = a.startsAt.getTime() - b.startsAt.getTime();
  return difference === 0 ? a.id < b.id : difference < 0;
};

export type Buckets = {
  readonly put: (event: CatalogueEvent, previous: CatalogueEvent | null) => void;
  readonly drop: (event: CatalogueEvent) => void;
  readonly query: (filter: EventFilter & { readonly sportId?: string }) => CatalogueEvent[];
  readonly count: (filter: EventFilter & { readonly sportId?: string }) => number;
};

export function createBuckets(): Buckets {
  const lists = new Map<string, CatalogueEvent[]>();
  const listOf = (key: string): CatalogueEvent[] => {
    const found = lists.get(key) ?? [];
    if (found.length === 0) lists.set(key, found);
    return found;
  };
  const drop = (event: CatalogueEvent): void => {
    for (const scope of scopesOf(event)) {
      const list = listOf(keyOf(scope, event.status));
      const at = firstNotBefore(list, event);
      if (list[at]?.id === event.id) list.splice(at, 1);
    }
  };
  const put = (event: CatalogueEvent, previous: CatalogueEvent | null): void => {
    if (previous) drop(previous);
    for (const scope of scopesOf(event)) {
      const list = listOf(keyOf(scope, event.status));
      list.splice(firstNotBefore(list, event), 0, event);
    }
  };
  const ranges = (filter: EventFilter & { readonly sportId?: string }): readonly (readonly [CatalogueEvent[], number, number])[] => {
    const scope = filter.competitionId ? `competition:${filter.competitionId}` : filter.sportId ? `sport:${filter.sportId}` : 'all';
    return statusesOf(filter.status).map((status) => {
      const list = lists.get(keyOf(scope, status)) ?? [];
      const from = filter.from ? firstAt(list, filter.from) : 0;
      const to = filter.to ? firstAt(list, filter.to) : list.length;
      return [list, from, Math.max(from, to)] as const;
    });
  };
  return {
    put,
    drop,
    query: (filter) => {
      const limit = filter.limit ?? Number.POSITIVE_INFINITY;
      const found: CatalogueEvent[] = [];
      for (const [list, from, to] of ranges(filter)) {
        for (let at = from; at < to && found.length < limit; at += 1) {
          const event = list[at];
          if (event) found.push(event);
        }
      }
      return found;
    },
    count: (filter) => ranges(filter).reduce((sum, [, from, to]) => sum + to - from, 0),
  };
}

function statusesOf(status: EventFilter['status']): readonly EventStatus[] {
  if (status === undefined) return BETTABLE;
  return typeof status === 'string' ? [status] : status;
}

function firstNotBefore(list: readonly CatalogueEvent[], event: CatalogueEvent): number {
  return partition(list, (other) => isBefore(other, event));
}

const firstAt = (list: readonly CatalogueEvent[], instant: Date): number =>
  partition(list, (event) => event.startsAt.getTime() < instant.getTime());

function partition(list: readonly CatalogueEvent[], isLow: (event: CatalogueEvent) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const event = list[middle];
    if (event && isLow(event)) low = middle + 1;
    else high = middle;
  }
  return low;
}
