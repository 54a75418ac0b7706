import type { FastifyRequest } from 'fastify';
import { isOwnPage } from '#src/shared/site/matchOwn.ts';
import { casinoPathFor } from '#src/shared/site/casinoAddress.ts';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { callerOf } from '../rest/caller.ts';
import { siteOf } from '#server/kinds/openPages.ts';
import type { AppDeps } from '../deps.ts';
import { legalPageAt } from './legalPage.ts';
import { visitorOf } from '../viewer.ts';
import { audienceOf } from '#server/platform/viewer.ts';

type PageAnswer =
  | { readonly status: 200 | 404; readonly to: null }
  /** 301 for permanent redirects, 302 for those that depend on the visitor. */
  | { readonly status: 301 | 302; readonly to: string };

const DEV_TOOLS = '/dev-tools';

type Deps = Pick<AppDeps, 'config' | 'layouts' | 'regionOfAddress'>;

export function pageAnswer(deps: Deps, request: Pick<FastifyRequest, 'url' | 'headers' | 'ip'>): PageAnswer {
  const visitor = visitorOf(deps, callerOf(request));
  // Omits redirects that depend on feature flags, because the page makes these itself.
  const redirect = redirectOf(request.url, siteOf(deps.config, visitor));
  if (redirect !== null) return { status: redirect.isLasting ? 301 : 302, to: redirect.to };
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/+$/, '') || '/';
  const isOwn = path === DEV_TOOLS ? deps.config.hasSandbox : isOwnPage(path);
  const layout = isOwn || path === DEV_TOOLS ? null : deps.layouts.page(path, audienceOf(visitor));
  if (layout?.movedTo != null) return movedFrom(request.url, layout.movedTo, visitor.addressRegion);
  const isServed = (): boolean =>
    layout !== null && layout.isMissing !== true && (!path.startsWith('/legal/') || legalPageAt(deps, visitor, path) !== null);
  return { status: isOwn || isServed() ? 200 : 404, to: null };
}

/** Redirects and keeps the query string. Redirects to Pennsylvania's own casino paths are temporary. */
function movedFrom(url: string, path: string, region: string): PageAnswer {
  const local = casinoPathFor(region, path);
  const query = url.slice((url.split('?', 1)[0] ?? '').length);
  return { status: local === null ? 301 : 302, to: (local ?? path) + query };
}
