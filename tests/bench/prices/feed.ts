import type { EventPricesMessage } from '#src/platform/index.ts';

export const EVENTS = 100;
export const SELECTIONS_PER_EVENT = 10;
const RATE = 2_000;
const EVERY_MS = 25;

export const selectionId = (index: number): string => `s${index}`;

type Wire = EventPricesMessage['selections'][number];

/** Creates the same feed for every page. Each message changes some selections of one event. */
export function createFeed() {
  let seed = 1;
  const versions = Array.from({ length: EVENTS }, () => 0);
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const price = (id: string): Wire => {
    const american = 100 + next(300);
    return next(2) === 0
      ? { id, num: String(american), den: '100', status: 'OPEN', points: null }
      : { id, num: '100', den: String(american), status: 'OPEN', points: null };
  };
  const message = (event: number, offsets: readonly number[]): EventPricesMessage => {
    versions[event] = (versions[event] ?? 0) + 1;
    return {
      eventId: `e${event}`,
      version: String(versions[event]),
      status: 'IN_PLAY',
      matchProgress: 'IN_PROGRESS',
      scoreboard: null,
      selections: offsets.map((offset) => price(selectionId(event * SELECTIONS_PER_EVENT + offset))),
    };
  };
  const all = Array.from({ length: SELECTIONS_PER_EVENT }, (_, offset) => offset);
  return {
    first: (): readonly EventPricesMessage[] => Array.from({ length: EVENTS }, (_, event) => message(event, all)),
    /** Sends messages until stopped. If the page was slow, catches up. */
    start: (send: (message: EventPricesMessage) => void): (() => void) => {
      const began = performance.now();
      let sent = 0;
      const timer = setInterval(() => {
        const due = Math.floor(((performance.now() - began) / 1_000) * RATE);
        for (; sent < due; sent += 5) send(message(next(EVENTS), all.slice(next(6)).slice(0, 5)));
      }, EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
