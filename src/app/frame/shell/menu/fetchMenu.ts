import { FrameLayoutDocument, PageFrameDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import type { MenuTree } from '#src/shared/site/menuTree.ts';
import type { Vocabulary } from '../../vocabulary.tsx';
import { fetchCode } from '../FrameSlots.tsx';

/** Fetches the menu and its code. Never rejects, because the open menu shows errors. */
export async function fetchMenu(client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], tree: MenuTree | null): Promise<void> {
  const frame = client.readQuery({ query: PageFrameDocument });
  const entries = [frame?.sportsEntries, frame?.casinoEntries, frame?.visitorEntries].flatMap((layout) => layout?.slots ?? []);
  const code = preloadViews(
    layoutNodes,
    entries.map(({ kind }) => kind),
  );
  await Promise.all([code, tree === null ? null : fetchSlots(client, layoutNodes, tree)]);
}

/** Fetches a surface and its code. Never rejects. */
async function fetchSlots(client: Platform['client'], layoutNodes: Vocabulary['layoutNodes'], surface: string): Promise<void> {
  const answer = await client.query({ query: FrameLayoutDocument, variables: { surface } }).catch(() => null);
  const layout = answer?.data?.frameLayout;
  if (layout) await fetchCode(layoutNodes, layout);
}
