import { redirectOf, type House, siteFlags } from '#src/shared/site/redirects.ts';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import type { Config } from '#server/platform/config/config.ts';
import { hasCasinoIn } from '#server/platform/regions/regions.ts';
import { audienceOf, type Viewer } from '#server/platform/viewer.ts';
import type { KindContext } from './context.ts';

/** Leaves `flags` and `signUpUrl` unknown. */
export const houseOf = (
  { withoutSportsbook }: Pick<Config, 'withoutSportsbook'>,
  { addressRegion, brand }: Pick<Viewer, 'addressRegion' | 'brand'>,
): House => ({
  region: addressRegion,
  hasSportsbook: !withoutSportsbook.includes(brand),
  hasCasino: hasCasinoIn(addressRegion, withoutSportsbook.includes(brand)),
  isCasinoAlone: withoutSportsbook.includes(brand),
  flags: null,
  signUpUrl: null,
});

/** False for links that the site redirects home. */
export function opensFor({ deps, viewer }: KindContext): (link: AuthoredDeepLink) => boolean {
  const audience = audienceOf(viewer);
  const flags = new Set(siteFlags.filter((flag) => deps.layouts.judgeFlag(flag, audience)?.isOn !== false));
  const house: House = { ...houseOf(deps.config, viewer), flags };
  return (link) => link.kind !== 'SportsbookPageDeepLink' || link.canonicalUrl === '/' || redirectOf(link.canonicalUrl, house)?.to !== '/';
}
