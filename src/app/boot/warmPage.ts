import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { type GivenAnswers, takeLayout } from './givenAnswers.ts';
import { vocabulary } from './registries.ts';

/** Has the first page, and the code of its shelves, at hand before anything is drawn, or at least under way. Never rejects. */
export async function warmPage(platform: Pick<Platform, 'client'>, canonicalUrl: string, given: GivenAnswers): Promise<void> {
  try {
    await preloadViews(vocabulary.layoutNodes, takeLayout(platform, canonicalUrl, given) ?? (await askKinds(platform, canonicalUrl)));
  } catch {
    // The page asks again and says what went wrong.
  }
}

async function askKinds({ client }: Pick<Platform, 'client'>, canonicalUrl: string): Promise<readonly string[]> {
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl } });
  return (data?.pageLayout?.slots ?? []).map(({ kind }) => kind);
}
