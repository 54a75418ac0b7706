import type { GivenAnswer } from '#src/platform/index.ts';

/** How the browser came by the page, as its navigation timing tells. */
export type Arrival = Pick<PerformanceNavigationTiming, 'type' | 'transferSize'>;

/** The answers that the server wrote into the page. None from a page that the browser had kept: they are of then, and the clock would be too. */
export function readGivenAnswers(json: string | null | undefined, arrival: Arrival | undefined): readonly GivenAnswer[] {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.transferSize === 0) return [];
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is GivenAnswer =>
  isObject(value) && typeof value['operationName'] === 'string' && isObject(value['variables']) && isObject(value['result']);

/** The newest navigation of this page; undefined where the browser does not tell. */
export const arrivalOf = (timing: Performance): Arrival | undefined =>
  timing.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);
