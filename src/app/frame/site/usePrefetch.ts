import { useEffect } from 'react';
import { PageLayoutDocument } from '#src/gql/graphql.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { type Platform, usePlatform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { loaders } from '../own/loaders.ts';
import { canonicalUrlOf } from '../paths.ts';
import { useVocabulary, type Vocabulary } from '../vocabulary.tsx';
import { watchIntent } from './watchIntent.ts';

/** Fetches document and code of a page about to be opened. */
export function usePrefetch(): void {
  const { client } = usePlatform();
  const { layoutNodes } = useVocabulary();
  useEffect(() => {
    if (savesData()) return;
    return watchIntent(document, (path) => {
      // Opening the page shows the error.
      prefetch(client, layoutNodes, canonicalUrlOf(path)).catch(() => undefined);
    });
  }, [client, layoutNodes]);
}

async function prefetch(client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], canonicalUrl: string): Promise<void> {
  const own = ownPathOf(canonicalUrl);
  const around = own ?? keptPathOf(canonicalUrl);
  if (around !== null) await loaders[around]();
  if (own !== null) return;
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl } });
  await preloadViews(
    layoutNodes,
    (data?.pageLayout?.slots ?? []).map(({ kind }) => kind),
  );
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};
