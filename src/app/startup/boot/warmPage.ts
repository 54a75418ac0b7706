import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { type GivenAnswers, kindsFor, takeLayout, type TakeLong } from './givenAnswers.ts';
import { vocabulary } from './registries.ts';

/**
 * Has the first page, and the code of its shelves, at hand before anything is drawn, or at least under way. Never rejects. `take` puts a long
 * answer into the cache.
 */
export async function warmPage(
  platform: Pick<Platform, 'client'>,
  canonicalUrl: string,
  given: GivenAnswers,
  take?: TakeLong,
): Promise<void> {
  try {
    const kinds = kindsFor(canonicalUrl, given) ?? (await askKinds(platform, canonicalUrl));
    const code = preloadViews(vocabulary.layoutNodes, kinds);
    await takeLayout(platform, canonicalUrl, given, take);
    await code;
  } catch {
    // The page asks again and says what went wrong.
  }
}

async function askKinds({ client }: Pick<Platform, 'client'>, canonicalUrl: string): Promise<readonly string[]> {
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl } });
  return (data?.pageLayout?.slots ?? []).map(({ kind }) => kind);
}
