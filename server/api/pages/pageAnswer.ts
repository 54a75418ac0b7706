import type { FastifyRequest } from 'fastify';
import { isOwnPage } from '#src/shared/site/matchOwn.ts';
import { type House, redirectOf } from '#src/shared/site/redirects.ts';
import { callerOf } from '../rest/caller.ts';
import { hasCasinoIn } from '#server/platform/regions/regions.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { AppDeps } from '../deps.ts';
import { visitorOf } from '../viewer.ts';
import { audienceOf, type Viewer } from '#server/platform/viewer.ts';

type PageAnswer =
  | { readonly status: 200 | 404; readonly to: null }
  /** 301 for a permanent redirect, 302 for one that depends on the visitor. */
  | { readonly status: 301 | 302; readonly to: string };

/** Leaves `flags` and `signUpUrl` unknown: the page redirects by them itself. */
const houseOf = ({ withoutSportsbook }: Config, { addressRegion, brand }: Pick<Viewer, 'addressRegion' | 'brand'>): House => ({
  region: addressRegion,
  hasSportsbook: !withoutSportsbook.includes(brand),
  hasCasino: hasCasinoIn(addressRegion, withoutSportsbook.includes(brand)),
  isCasinoAlone: withoutSportsbook.includes(brand),
  flags: null,
  signUpUrl: null,
});

const DEV_TOOLS = '/dev-tools';

type Deps = Pick<AppDeps, 'config' | 'layouts' | 'regionOfAddress'>;

export function pageAnswer(deps: Deps, request: Pick<FastifyRequest, 'url' | 'headers' | 'ip'>): PageAnswer {
  const visitor = visitorOf(deps, callerOf(request));
  const redirect = redirectOf(request.url, houseOf(deps.config, visitor));
  if (redirect !== null) return { status: redirect.isLasting ? 301 : 302, to: redirect.to };
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/+$/, '') || '/';
  const isServed = (): boolean => {
    const layout = deps.layouts.page(path, audienceOf(visitor));
    return layout !== null && layout.isMissing !== true;
  };
  const isThere = path === DEV_TOOLS ? deps.config.hasSandbox : isOwnPage(path) || isServed();
  return { status: isThere ? 200 : 404, to: null };
}
