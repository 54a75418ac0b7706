import { join } from 'node:path';
import { LONG_PAGE } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { menuTreeAt } from '#src/shared/site/menuTree.ts';
import { pageTypeOf } from '#src/shared/site/pageType.ts';
import { siteOf } from '#server/kinds/openPages.ts';
import type { AppDeps } from '../../deps.ts';
import { readManifests as readBuilds } from '../../manifests.ts';
import { regionalAddressesFor } from '../../regionalSites.ts';
import { visitorOf } from '../../viewer.ts';
import type { Caller } from '#server/platform/viewer.ts';
import type { CachedResponse } from './cachedResponse.ts';
import type { ResponseCache } from './responseCache.ts';
import { readManifests } from '../persistedDocuments.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import { fill, type VisitorValues, visitorValues } from '../visitor.ts';

const ASKED_FIRST = ['Startup', 'PageLayout', 'PageFrame'] as const;
/** Maximum wait for an answer, about one round trip of a phone. Then the page sends its own request. */
const PATIENCE_MS = 150;

export type FirstAnswers = {
  /** JSON list of `{ operationName, variables, result }`. */
  readonly json: string;
  /** Kinds of the page's shelves, and `LONG_PAGE` if the page is sent in parts. */
  readonly kinds: readonly string[];
  /** Node kinds of the left menu that is sent with the page. */
  readonly menuKinds: readonly string[];
  /** Cached answers in `json`, to compare by identity (`===`). Empty if an answer was not ready in time. */
  readonly sources: readonly CachedResponse[];
  /** Returns `json` without the visitor's IP address and anonymous token. */
  readonly plain: () => string;
};

/** Optional answers sent with the page: the visitors' left menu and the layout. */
export type FirstParts = { readonly hasMenu: boolean; readonly hasLayout: boolean };
export type GiveFirst = (caller: Caller, canonicalUrl: string, parts: FirstParts) => Promise<FirstAnswers>;

type Deps = Pick<AppDeps, 'config' | 'doorsNow' | 'identity' | 'ports' | 'regionOfAddress'>;

export function createFirstAnswers(deps: Deps, hot: Pick<ResponseCache, 'answer'>): GiveFirst {
  const { distDir } = deps.config;
  const texts = textsByName(readManifests([join(distDir, 'persistedDocuments.json')]));
  const capabilities = readBuilds([distDir])[0]?.build ?? null;
  return async (caller, canonicalUrl, { hasMenu, hasLayout }) => {
    // Sends no answers during maintenance, when the visitor's own requests would be refused.
    if (deps.doorsNow().state !== 'open') return NOTHING;
    const viewer = { ...visitorOf(deps, caller), capabilities, segments: [] };
    if (regionalAddressesFor(deps.config, viewer) !== null) return NOTHING;
    const tree = hasMenu ? menuTreeAt(pageTypeOf(canonicalUrl) === 'casino', siteOf(deps.config, viewer)) : null;
    const first = hasLayout ? ASKED_FIRST : ASKED_FIRST.filter((name) => name !== 'PageLayout');
    const names = tree === null ? first : [...first, 'FrameLayout'];
    const asked = names.map(async (operationName) => {
      const text = texts.get(operationName);
      const variables = operationName === 'PageLayout' ? { canonicalUrl } : operationName === 'FrameLayout' ? { surface: tree } : {};
      const answer = text === undefined ? null : await withTimeout(PATIENCE_MS, hot.answer({ text, operationName, variables, viewer }));
      return answer && { operationName, variables, answer };
    });
    const given = (await Promise.all(asked)).filter((one) => one !== null);
    const jsonFor = (values: VisitorValues): string => {
      const parts = given.map(({ operationName, variables, answer }) => {
        const head = JSON.stringify({ operationName, variables }).slice(0, -1);
        return `${head},"result":${fill(answer.parts, values)}}`;
      });
      return `[${parts.join(',')}]`;
    };
    const kindsIn = (name: string): readonly string[] =>
      given.flatMap(({ operationName, answer }) => (operationName === name ? kindsOf(answer) : []));
    return {
      json: jsonFor(visitorValues(deps, { ip: caller.ip, anonymousId: null })),
      kinds: kindsIn('PageLayout'),
      menuKinds: kindsIn('FrameLayout'),
      sources: given.length === names.length ? given.map(({ answer }) => answer) : [],
      plain: () => jsonFor(nobody(deps.ports.now())),
    };
  };
}

const NOTHING: FirstAnswers = { json: '[]', kinds: [], menuKinds: [], sources: [], plain: () => '[]' };

const nobody = (now: Date): VisitorValues => ({ currentTime: () => now.toISOString(), ipAddress: () => '', anonymousToken: () => null });

function textsByName(documents: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...documents.values()].flatMap((text) => [[/^query (\w+)/.exec(text)?.[1] ?? '', text]]));
}

const known = new WeakMap<CachedResponse, readonly string[]>();

function kindsOf(answer: CachedResponse): readonly string[] {
  const texts = answer.parts.filter((part) => typeof part === 'string');
  const kinds = known.get(answer) ?? [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/"kind":"(\w+Shelf)"/g)].map(([, kind = '']) => kind))),
    ...(texts.some((text) => text.includes('"absence":"LATER"')) ? [LONG_PAGE] : []),
  ];
  known.set(answer, kinds);
  return kinds;
}
