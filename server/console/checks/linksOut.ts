import { isAllowedWebPage } from '#src/shared/site/webPages.ts';
import { linksIn } from '#server/content/publish/beforePublish.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { ConsoleDeps } from '../operation.ts';

type Fault = { readonly path: string; readonly message: string };

/** Finds links to hosts not on a brand's list. Players must confirm before such a link opens. */
export function unlistedLinks(
  node: unknown,
  brand: string,
  { brands, linkHosts }: Pick<ConsoleDeps['config'], 'brands' | 'linkHosts'>,
): readonly Fault[] {
  const meant = brand === '*' ? brands : [brand];
  return addressesIn(node).flatMap(({ path, url }) => {
    const without = meant.filter((one) => !isAllowedWebPage(url, linkHosts[one] ?? []));
    if (without.length === 0) return [];
    return [
      {
        path,
        message: `players are asked before they leave for ${hostOf(url)}: it is not among the linkHosts of ${without.join(', ')}. Beside money the link is not drawn`,
      },
    ];
  });
}

function addressesIn(node: unknown): readonly { readonly path: string; readonly url: string }[] {
  const links = linksIn(node, '').flatMap(({ link, path }) => (link.kind === 'WebPageDeepLink' ? [{ path, url: link.url }] : []));
  const { kind, url } = membersOf(membersOf(node)['fallback']);
  return kind === 'FallbackLink' && typeof url === 'string' && !url.startsWith('/') ? [...links, { path: '/fallback/url', url }] : links;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
