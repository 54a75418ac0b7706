import type { FastifyRequest } from 'fastify';
import { isOwnPage } from '#src/shared/site/matchOwn.ts';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { callerOf } from '../rest/caller.ts';
import { siteOf } from '#server/kinds/openPages.ts';
import type { AppDeps } from '../deps.ts';
import { legalPageAt } from './legalPage.ts';
import { visitorOf } from '../viewer.ts';
import { audienceOf } from '#server/platform/viewer.ts';

type PageAnswer =
  | { readonly status: 200 | 404; readonly to: null }
  /** 301 is permanent, 302 depends on the visitor. */
  | { readonly status: 301 | 302; readonly to: string };

const DEV_TOOLS = '/dev-tools';

type Deps = Pick<AppDeps, 'config' | 'layouts' | 'regionOfAddress'>;

export function pageAnswer(deps: Deps, request: Pick<FastifyRequest, 'url' | 'headers' | 'ip'>): PageAnswer {
  const visitor = visitorOf(deps, callerOf(request));
  // Redirects that depend on flags happen in the page.
  const redirect = redirectOf(request.url, siteOf(deps.config, visitor));
  if (redirect !== null) return { status: redirect.isLasting ? 301 : 302, to: redirect.to };
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/+$/, '') || '/';
  const isServed = (): boolean => {
    const layout = deps.layouts.page(path, audienceOf(visitor));
    if (layout === null || layout.isMissing === true) return false;
    return !path.startsWith('/legal/') || legalPageAt(deps, visitor, path) !== null;
  };
  const isThere = path === DEV_TOOLS ? deps.config.hasSandbox : isOwnPage(path) || isServed();
  return { status: isThere ? 200 : 404, to: null };
}
