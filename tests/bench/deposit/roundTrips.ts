import type { Page, Request } from 'playwright';

type Trip = { readonly from: number; readonly to: number };

/** Time from a press to its effect. `endedAt` is on the machine's clock. */
export type Wait = { readonly ms: number; readonly endedAt: number };

export type Watched = Wait & {
  readonly requests: readonly Request[];
  /** Consecutive waits for our server or a vendor's page. Requests by the vendor's page do not count. */
  readonly roundTrips: number;
};

const WAITED_FOR: ReadonlySet<string> = new Set(['document', 'fetch', 'script', 'xhr']);

export async function watchRequests(page: Page, wait: () => Promise<Wait>): Promise<Watched> {
  const requests: Request[] = [];
  const hear = (request: Request): void => void (WAITED_FOR.has(request.resourceType()) ? requests.push(request) : undefined);
  page.on('request', hear);
  const waited = await wait();
  page.off('request', hear);
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  const isCounted = (request: Request): boolean => request.resourceType() === 'document' || request.frame() === page.mainFrame();
  const trips = requests.filter(isCounted).map((request) => {
    const { startTime, responseEnd } = request.timing();
    return { from: startTime, to: startTime + responseEnd };
  });
  return { ...waited, requests, roundTrips: chainOf(trips.filter(({ to }) => to <= waited.endedAt)) };
}

/** Length of the longest chain in which each request begins after the previous one ended. */
function chainOf(trips: readonly Trip[]): number {
  let [count, end] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of trips.toSorted((left, right) => left.to - right.to)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
}
