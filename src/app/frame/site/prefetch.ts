import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews, type RenderPorts } from '#src/render/index.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { loaders } from '../own/loaders.ts';
import { canonicalUrlOf } from '../paths.ts';
import type { Vocabulary } from '../vocabulary.tsx';
import { noteFetchedAhead } from './fetchedAhead.ts';

/** Payment steps with at most this many slots are drawn without a skeleton. */
const SHORT = 4;

type PrefetchDeps = {
  readonly client: Platform['client'];
  readonly layoutNodes: Vocabulary['layoutNodes'];
  readonly atHand: Set<string>;
};

/** Fetches a page in advance. Adds short payment steps to `atHand`, so that they open without a skeleton. Never rejects. */
export function prefetch(
  { client, layoutNodes, atHand }: PrefetchDeps,
  ...[path, isStep = false]: Parameters<RenderPorts['prefetch']>
): void {
  if (savesData()) return;
  const canonicalUrl = canonicalUrlOf(path);
  fetchPage(client, layoutNodes, canonicalUrl).then(
    (slots) => (isStep && slots > 0 && slots <= SHORT ? atHand.add(canonicalUrl) : undefined),
    () => undefined,
  );
}

/** Fetches a page. Resolves to its number of slots, or 0 without a layout. */
async function fetchPage(client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], canonicalUrl: string): Promise<number> {
  const own = ownPathOf(canonicalUrl);
  const around = own ?? keptPathOf(canonicalUrl);
  if (around !== null) await loaders[around]();
  if (own !== null) return 0;
  const asked = { query: PageLayoutDocument, variables: { canonicalUrl } };
  if (client.readQuery(asked) === null) noteFetchedAhead(client, canonicalUrl);
  const { data } = await client.query(asked);
  const slots = data?.pageLayout?.slots ?? [];
  await preloadViews(
    layoutNodes,
    slots.map(({ kind }) => kind),
  );
  return slots.length;
}

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};
