import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageSurfaces, patternsOf } from '#server/content/documents/routes.ts';
import { keptPaths, ownPaths } from '#src/shared/site/ownPages.ts';
import { ROOT } from '../files.ts';
import { chunkOf, kindsOf, ownModules } from './routeModules.ts';
import { routeModules, weighRoutes } from './routeWeights.ts';

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

describe('modules of a route', () => {
  it('every loader of the router has an entry in the list of route modules', () => {
    const own = ownModules(read('src/app/frame/own/loaders.ts'));
    expect([...own.keys()].toSorted()).toEqual([...ownPaths, ...keptPaths].toSorted());
    expect([...own].filter(([, module]) => module === null).map(([route]) => route)).toEqual(['/parlay-lounge/*', '/fan-center/*']);
  });

  it('every module of a route exists, and each page served by a document has its own line', () => {
    const routes = routeModules();
    for (const { route, first, all } of routes) {
      for (const module of [...first, ...all]) expect(existsSync(join(ROOT, module)), `${route}: ${module}`).toBe(true);
      expect(all, route).toEqual(expect.arrayContaining([...first]));
      expect(first.length, route).toBeGreaterThan(0);
    }
    expect(routes.map(({ route }) => route)).toEqual(
      expect.arrayContaining([...ownPaths, ...pageSurfaces.map((surface) => patternsOf(surface)[0])]),
    );
  });

  it('a route’s first modules are its page in code and the document’s first kinds', () => {
    const of = (route: string) => routeModules().find((each) => each.route === route);
    expect(of('/account/wallet/deposit')?.first.slice(0, 2)).toEqual([
      'src/app/features/account/AccountArea.tsx',
      'registry/pageShelves/payments.ts',
    ]);
    expect(of('/search/:searchTerm/all')?.first[1]).toBe('src/app/frame/site/SearchPage.tsx');
  });
});

describe('the chunk of a lazy module', () => {
  const manifest = { 'Own.tsx': { file: 'own.js' }, '_frame-x.js': { file: 'frame.js', name: 'frame' } };
  const groups = [
    { name: 'first', tags: ['$initial'], test: /./ },
    { name: 'frame', test: /\/features\/search\// },
  ];

  it.each([
    ['is its own', 'Own.tsx', 'Own.tsx'],
    ['is that of the group that the build puts it into', 'src/features/search/SearchPage.tsx', '_frame-x.js'],
    ['is none that takes only what the first page imports', 'src/Gone.tsx', 'src/Gone.tsx'],
  ])('the chunk of a lazy module %s', (_is, module, key) => {
    expect(chunkOf(module, manifest, groups)).toBe(key);
  });
});

describe('kinds of a document', () => {
  const node = (id: string, kind: string, children?: readonly string[]) => ({
    id,
    kind,
    ...(children ? { regions: { main: children } } : {}),
  });
  const nodes = { a: node('a', 'Tabs', ['b', 'c']), b: node('b', 'Rail'), c: node('c', 'Text'), d: node('d', 'Rail') };

  it('the kinds of a document are listed once each, down to the first shelf without children', () => {
    expect(kindsOf({ nodes, order: ['a', 'd'] })).toEqual({ first: ['Tabs', 'Rail'], all: ['Tabs', 'Rail', 'Text'] });
    expect(kindsOf({ nodes, order: [] })).toEqual({ first: [], all: [] });
  });
});

describe('the weight of a route', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_shared'] },
    _shared: { file: 'shared.js' },
    'brands/tsb/brand.ts': { file: 'brand.js' },
    'Page.tsx': { file: 'page.js', imports: ['_shared'], dynamicImports: ['Late.tsx'] },
    'Late.tsx': { file: 'late.js' },
  };
  const bytes = (file: string): Uint8Array => new TextEncoder().encode(file);

  it('the weight of a route counts its entry, brand and modules, each file once', () => {
    const asked: string[] = [];
    const [weight] = weighRoutes(
      { manifest, groups: [] },
      [{ route: '/a', first: [], all: ['Page.tsx'] }],
      (file) => (asked.push(file), bytes(file)),
    );
    expect(asked).toEqual(['entry.js', 'shared.js', 'brand.js', 'entry.js', 'shared.js', 'brand.js', 'page.js']);
    expect(weight?.route).toBe('/a');
    expect(weight?.allBytes).toBeGreaterThan(weight?.firstBytes ?? Infinity);
  });

  it('the weight of a route is refused if the build lacks one of its modules', () => {
    expect(() => weighRoutes({ manifest, groups: [] }, [{ route: '/gone', first: ['Gone.tsx'], all: [] }], bytes)).toThrow('/gone');
  });
});
