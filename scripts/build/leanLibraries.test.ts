import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as Router from 'react-router-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../files.ts';
import { EDITS, leanCode, leanRadix, leanRouter, UNUSED_METHODS } from './leanLibraries.ts';

const library = (path: string): string => join(ROOT, 'node_modules', path);
const folder = library('react-router/dist/production');
const [file = ''] = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name) && sizeOf(name) > 200_000);
const whole = readFileSync(join(folder, file), 'utf8');

function sizeOf(name: string): number {
  return readFileSync(join(folder, name)).length;
}

const temporary = mkdtempSync(join(tmpdir(), 'lean-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

async function load<M>(name: string, code: string): Promise<M> {
  const react = pathToFileURL(library('react/index.js')).href;
  const path = join(temporary, `${name}.mjs`);
  writeFileSync(
    path,
    code
      .replace(/^\/\/# sourceMappingURL=.*$/m, '')
      .replaceAll('from "react";', `from "${react}";`)
      .replaceAll(/from '\.\.?\/[^']*'/g, `from '${EMPTY}'`),
  );
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as M;
}
const EMPTY = 'data:text/javascript,export const isFunction = (value) => typeof value === "function";';

describe('the lean edits', () => {
  const versionOf = (name: string): string =>
    (JSON.parse(readFileSync(library(`${name}/package.json`), 'utf8')) as { readonly version: string }).version;

  it.each(EDITS)(
    'the lean edits of $library name the installed version and save at least 300 bytes',
    ({ library: name, version, saves, files }) => {
      expect(version).toBe(versionOf(name));
      expect(saves).toBeGreaterThanOrEqual(300);
      for (const [path] of files) expect(path.source).toContain(name.replaceAll('/', '\\/'));
    },
  );
});

describe('the lean router', () => {
  it('the build bundles the lean router, and leaves other libraries alone', () => {
    expect(leanCode(join(folder, file), whole)).toBe(leanRouter(whole));
    expect(leanCode(library('react/index.js'), 'x')).toBeNull();
  });

  it('the lean router exports the same names', () => {
    const exportsOf = (code: string): string => code.slice(code.lastIndexOf('\nexport {'));
    expect(exportsOf(leanRouter(whole))).toBe(exportsOf(whole));
  });

  it('the lean router has no display names, and marks unused parts as pure', () => {
    const lean = leanRouter(whole);
    expect(lean).not.toMatch(/^\w+\.displayName = /m);
    expect(lean).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
    expect(lean).toMatch(/^var FrameworkContext = \/\* @__PURE__ \*\/ React\d*\.createContext\(/m);
    expect(lean).not.toContain('new IntersectionObserver(callback');
  });

  it('a changed router library stops the build', () => {
    expect(() => leanRouter(whole.replace('\nfunction PrefetchPageLinks(', '\nfunction Prefetched('))).toThrow('PrefetchPageLinks');
    expect(() => leanRouter(`${whole}\nfunction PrefetchPageLinks() {\n}\n`)).toThrow('leanLibraries.ts');
  });

  it('the lean router routes nested pages, parameters and current links as the whole one does', async () => {
    const { MemoryRouter, Routes, Route, Outlet, Link, NavLink, useParams, useLocation, useSearchParams } = await load<typeof Router>(
      'router',
      leanRouter(whole),
    );
    const Where = (): ReactNode => {
      const { event } = useParams();
      const { pathname, hash } = useLocation();
      const [search] = useSearchParams();
      return `${pathname} ${hash} ${event ?? ''} ${search.get('tab') ?? ''}`;
    };
    const Frame = (): ReactNode =>
      createElement(
        'main',
        null,
        createElement(NavLink, { to: '/live' }, 'Live'),
        createElement(NavLink, { to: '/sport', end: true }, 'Sport'),
        createElement(Link, { to: '../up?x=1' }, 'Up'),
        createElement(Outlet),
      );
    const pages = createElement(
      Routes,
      null,
      createElement(
        Route,
        { element: createElement(Frame) },
        createElement(Route, { path: '/live/*', element: createElement(Where) }),
        createElement(Route, { path: '/event/:event', element: createElement(Where) }),
        createElement(Route, { path: '*', element: 'Nowhere' }),
      ),
    );
    const at = (path: string): string => renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, pages));
    expect(at('/event/e%207?tab=totals#top')).toContain('/event/e%207 #top e 7 totals');
    expect(at('/live/now')).toMatch(/<a aria-current="page" class="active" href="\/live"[^>]*>Live<\/a>/);
    expect(at('/live/now')).toMatch(/<a class="" href="\/sport"[^>]*>Sport<\/a>/);
    expect(at('/live')).toContain('href="/up?x=1"');
    expect(at('/nothing/here')).toContain('Nowhere');
  });
});

describe('the lean React DOM', () => {
  const path = (name: string): string => library(`react-dom/cjs/${name}.production.js`);
  const lean = (name: string): string => leanCode(path(name), readFileSync(path(name), 'utf8')) ?? '';
  const exportsIn = (code: string): readonly string[] => [...code.matchAll(/^exports\.(\w+) = /gm)].map(([, name = '']) => name);

  it('the lean React DOM keeps every export except the removed ones', () => {
    const gone = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule', 'hydrateRoot'];
    for (const name of ['react-dom', 'react-dom-client']) {
      const kept = exportsIn(readFileSync(path(name), 'utf8')).filter((each) => !gone.includes(each));
      expect(exportsIn(lean(name))).toEqual(kept);
      expect(kept).toContain('version');
    }
  });

  it('the lean React DOM calls nothing that was removed', () => {
    expect(lean('react-dom')).not.toMatch(/Internals\.d\.[DCLmXSM]\(/);
    expect(lean('react-dom-client')).not.toMatch(/\b(preconnectAs|prefetchDNS|preloadModule|preinit\w+)\b/);
  });
});

describe('lean observables', () => {
  const lean = (name: string): string => {
    const path = library(`rxjs/dist/esm/internal/observable/${name}.js`);
    return leanCode(path, readFileSync(path, 'utf8')) ?? '';
  };

  it('lean observables support no streams, async iterables or schedulers', () => {
    expect(lean('innerFrom')).not.toMatch(/if \(is(AsyncIterable|ReadableStreamLike)\(/);
    for (const kind of ['InteropObservable', 'ArrayLike', 'Promise', 'Iterable'])
      expect(lean('innerFrom')).toMatch(new RegExp(`if \\(is${kind}\\(input\\)\\) \\{\\s+return from${kind}\\(input\\);`));
    expect(lean('from')).toMatch(/export function from\(input, scheduler\) \{\s+return innerFrom\(input\);\s+\}/);
  });
});

describe('the lean Apollo client', () => {
  const lean = (path: string): string => leanCode(library(path), readFileSync(library(path), 'utf8')) ?? '';

  it('the lean Apollo client identifies documents by object and prints none', () => {
    expect(lean('@apollo/client/core/QueryManager.js')).not.toMatch(/\bprint\(/);
    expect(lean('@apollo/client/core/QueryManager.js')).toContain('inFlightLinkObservables.lookup(printedServerQuery, varJson)');
    expect(lean('@apollo/client/cache/inmemory/inMemoryCache.js')).not.toMatch(/\bprint\./);
  });

  it('the lean Apollo client skips the searches for directives that our documents never have', () => {
    const queries = lean('@apollo/client/core/QueryManager.js');
    expect(queries).not.toMatch(/\b(hasDirectives|hasForcedResolvers|removeDirectivesFromDocument)\(/);
    expect(queries).toMatch(/^import \{ asSent, unwatchedParts \} from ".*\/src\/platform\/graphql\/ownDocuments\.ts";$/m);
    expect(queries).toContain('return this.sent ??= asSent(document);');
    expect(lean('@apollo/client/core/ApolloClient.js')).toContain('new DocumentTransform(unmaskedPart)');
    expect(lean('@apollo/client/utilities/graphql/transform.js')).toMatch(/Object\.assign\(typenamesAdded\(TYPENAME_FIELD\), \{\s+added\(/);
    expect(lean('@apollo/client/utilities/internal/checkDocument.js')).not.toContain('visit(doc');
    expect(lean('@apollo/client/utilities/internal/hasDirectives.js')).not.toContain('visit(root');
    expect(lean('@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js')).toContain('= (result) => result;');
  });

  it('the lean Apollo client names operation types as our documents do', () => {
    const path = '@apollo/client/core/QueryManager.js';
    expect(readFileSync(library(path), 'utf8')).toContain('operationType === OperationTypeNode.SUBSCRIPTION ?');
    expect(lean(path)).toContain('operationType === "subscription" ?');
    expect(lean('@apollo/client/core/ApolloClient.js')).toContain('checkDocument(optionsWithDefaults.mutation, "mutation")');
  });

  it('methods that the lean Apollo client leaves out are used nowhere, and refuse by name', () => {
    const queries = lean('@apollo/client/core/ObservableQuery.js');
    for (const name of UNUSED_METHODS) expect(queries).toContain(`${name}() { throw new Error('${name}: left out`);
    const word = new RegExp(`\\b(${UNUSED_METHODS.join('|')})\\b`);
    const sources = ['src', 'registry'].flatMap((folder) => ['.ts', '.tsx'].flatMap((ending) => filesUnder(folder, ending)));
    const used = sources.filter((path) => word.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(used).toEqual([]);
  });

  it('a changed Apollo library stops the build', () => {
    expect(() => leanCode(library('@apollo/client/core/QueryManager.js'), 'export const QueryManager = {};')).toThrow('leanLibraries.ts');
  });
});

describe('the lean Radix', () => {
  const parts = ['react-tabs', 'react-roving-focus', 'react-collection', 'react-presence', 'react-dialog'];

  it.each(parts)('the lean %s differs from the library only by its function names', (part) => {
    const path = library(`@radix-ui/${part}/dist/index.mjs`);
    const code = readFileSync(path, 'utf8');
    const lean = leanRadix(code);
    expect(leanCode(path, code)).toBe(lean);
    expect(lean).not.toMatch(/^\s*__name\(/m);
    const nameless = (text: string): readonly string[] =>
      text
        .replaceAll(/static \{\s*(?:__name\(.*\);\s*)?\}/g, '')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.includes('__name'));
    expect(nameless(lean)).toEqual(nameless(code));
  });

  it('a lean Radix function works as before', async () => {
    const named =
      'var __name = (target, value) => __defProp(target, "name", { value });\nexport var twice = __name((n) => n * 2, "twice");';
    const { twice } = await load<{ readonly twice: (n: number) => number }>('radix', leanRadix(named));
    expect(twice(21)).toBe(42);
  });
});
