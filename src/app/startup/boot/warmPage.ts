import { PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { breakpoints } from '#src/ui/useMediaQuery.ts';
import { LazyMenu } from '../../frame/shell/menu/lazyMenu.ts';
import { LongSlots } from '../../page/longSlots.ts';
import { type GivenAnswers, kindsFor, takeFrame, takeLayout, type TakeLong } from './givenAnswers.ts';
import { vocabulary } from './registries.ts';

/** Loads the page's layout and code, then the code of header, menu and footer. Never rejects. */
export async function warmPage(
  platform: Pick<Platform, 'client'>,
  canonicalUrl: string,
  given: GivenAnswers,
  take?: TakeLong,
): Promise<void> {
  try {
    const around = takeFrame(platform, given);
    const kinds = kindsFor(canonicalUrl, given) ?? (await askKinds(platform, canonicalUrl));
    const code: Promise<unknown>[] = [preloadViews(vocabulary.layoutNodes, kinds)];
    if (kinds.length > LONG) code.push(LongSlots.preload());
    // The menu is visible beside the first shelf, so its code must load now.
    if (matchMedia(breakpoints.tablet).matches) code.push(LazyMenu.preload(), preloadViews(vocabulary.layoutNodes, around));
    await takeLayout(platform, canonicalUrl, given, take);
    await Promise.all(code);
    void preloadViews(vocabulary.layoutNodes, around);
  } catch {
    // Ignores the error: the page loads again and then shows it.
  }
}

async function askKinds({ client }: Pick<Platform, 'client'>, canonicalUrl: string): Promise<readonly string[]> {
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl } });
  return (data?.pageLayout?.slots ?? []).map(({ kind }) => kind);
}
