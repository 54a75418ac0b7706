import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { loaders } from '../own/loaders.ts';
import { canonicalUrlOf } from '../paths.ts';
import type { Vocabulary } from '../vocabulary.tsx';
import { noteFetchedAhead } from './fetchedAhead.ts';

/** `isStep`: opened by an answer that the player waits for, not by a press that must be seen to be heard. */
export type Prefetch = (path: string, isStep?: boolean) => void;

/** Slots of a step that is drawn without its skeleton first. */
const SHORT = 4;

/** Fetches document and code of a page about to be opened; notes a short step in `atHand`. Never fails: opening the page shows the error. */
export const prefetchInto =
  (client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], atHand: Set<string>): Prefetch =>
  (path, isStep = false) => {
    const canonicalUrl = canonicalUrlOf(path);
    if (savesData()) return;
    fetchPage(client, layoutNodes, canonicalUrl).then(
      (slots) => (isStep && slots > 0 && slots <= SHORT ? atHand.add(canonicalUrl) : undefined),
      () => undefined,
    );
  };

/** Resolves to the number of its slots; 0 for a page of our own. */
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
