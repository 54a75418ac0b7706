import { redirectOf, type Site, siteFlags } from '#src/shared/site/redirects.ts';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import type { Config } from '#server/platform/config/config.ts';
import { hasCasinoIn } from '#server/platform/regions/regions.ts';
import { audienceOf, type Viewer } from '#server/platform/viewer.ts';
import type { KindContext } from './context.ts';

export const siteOf = (
  { withoutSportsbook }: Pick<Config, 'withoutSportsbook'>,
  { addressRegion, brand }: Pick<Viewer, 'addressRegion' | 'brand'>,
): Site => ({
  region: addressRegion,
  hasSportsbook: !withoutSportsbook.includes(brand),
  hasCasino: hasCasinoIn(addressRegion, withoutSportsbook.includes(brand)),
  isCasinoRestricted: false,
  isCasinoAlone: withoutSportsbook.includes(brand),
  flags: null,
  signUpUrl: null,
});

/** Returns a function that is false for links that redirect to the home page. */
export function opensFor({ deps, viewer }: KindContext): (link: AuthoredDeepLink) => boolean {
  const audience = audienceOf(viewer);
  const flags = new Set(siteFlags.filter((flag) => deps.layouts.judgeFlag(flag, audience)?.isOn !== false));
  const site: Site = { ...siteOf(deps.config, viewer), flags };
  return (link) => link.kind !== 'SportsbookPageDeepLink' || link.canonicalUrl === '/' || redirectOf(link.canonicalUrl, site)?.to !== '/';
}
