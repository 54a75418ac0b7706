import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { loaders } from '../own/loaders.ts';
import { canonicalUrlOf } from '../paths.ts';
import type { Vocabulary } from '../vocabulary.tsx';

export type Prefetch = (path: string) => void;

/** How long a page fetched ahead is opened without asking again, in milliseconds. */
const AHEAD_MS = 60_000;

/** When pages were fetched ahead; a new session empties the cache, so that none is another player's. */
const fetchedAt = new WeakMap<Platform['client'], Map<string, number>>();

export const isFetchedAhead = (client: Platform['client'], canonicalUrl: string): boolean =>
  performance.now() - (fetchedAt.get(client)?.get(canonicalUrl) ?? Number.NEGATIVE_INFINITY) < AHEAD_MS;

/** Fetches document and code of a page about to be opened. Never fails: opening the page shows the error. */
export const prefetchInto =
  (client: Platform['client'], layoutNodes: Vocabulary['layoutNodes']): Prefetch =>
  (path) => {
    if (!savesData()) fetchPage(client, layoutNodes, canonicalUrlOf(path)).catch(() => undefined);
  };

async function fetchPage(client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], canonicalUrl: string): Promise<void> {
  const own = ownPathOf(canonicalUrl);
  const around = own ?? keptPathOf(canonicalUrl);
  if (around !== null) await loaders[around]();
  if (own !== null) return;
  const asked = performance.now();
  const isKept = client.readQuery({ query: PageLayoutDocument, variables: { canonicalUrl } }) !== null;
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl } });
  if (!isKept) fetchedAt.set(client, (fetchedAt.get(client) ?? new Map<string, number>()).set(canonicalUrl, asked));
  await preloadViews(
    layoutNodes,
    (data?.pageLayout?.slots ?? []).map(({ kind }) => kind),
  );
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};
