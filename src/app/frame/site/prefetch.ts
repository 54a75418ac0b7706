import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { loaders } from '../own/loaders.ts';
import { canonicalUrlOf } from '../paths.ts';
import type { Vocabulary } from '../vocabulary.tsx';
import { noteFetchedAhead } from './fetchedAhead.ts';

export type Prefetch = (path: string) => void;

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
  const asked = { query: PageLayoutDocument, variables: { canonicalUrl } };
  if (client.readQuery(asked) === null) noteFetchedAhead(client, canonicalUrl);
  const { data } = await client.query(asked);
  await preloadViews(
    layoutNodes,
    (data?.pageLayout?.slots ?? []).map(({ kind }) => kind),
  );
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};
