import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { authored } from '#server/content/authored/index.ts';
import { pageSurfaces, patternsOf } from '#server/content/documents/routes.ts';
import { accountMenuTargets } from '#src/shared/site/linkTargets.ts';
import { keptPaths, ownPaths } from '#src/shared/site/ownPages.ts';
import { builtByHand, misanswered, misnamed, type SurfaceRow, surfaceRows } from './surfaces.ts';
import { filesOf, report } from './tree.ts';

const FOLDER = 'src/app/';
const page = readFileSync(join(ROOT, 'docs/surfaces.md'), 'utf8');
const routeRows = surfaceRows(page, 'Routes');
const fileRows = surfaceRows(page, 'Files of `src/app`');
const files = filesOf(['src/app'], ['']).map(({ path, text }) => ({ path: path.slice(FOLDER.length), text }));

const surfaces = new Map(pageSurfaces.flatMap((surface) => patternsOf(surface).map((pattern) => [pattern, surface] as const)));
const redirected = [...Object.keys(accountMenuTargets).filter((path) => path !== '/'), '/account/wallet'];
/** All routes. `*` is the "not found" page (product §2). */
const routes = [...surfaces.keys(), ...ownPaths, ...keptPaths, ...redirected, '*'];

const kindsOf = (surface: string): readonly string[] =>
  authored.flatMap(({ document }) => (document.surface === surface ? Object.values(document.nodes).map(({ kind }) => kind) : []));

describe('surfaces', () => {
  it('docs/surfaces.md names every file of src/app', () => {
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['main.tsx', 'README.md']));
    expect(
      report(
        misnamed(
          fileRows,
          files.map(({ path }) => path),
        ),
      ),
    ).toBe('');
  });

  it('docs/surfaces.md names every route of the product with the surface the server answers', () => {
    expect(routes).toEqual(expect.arrayContaining(['/', '/login', '/search/*', '/account/wallet/deposit', '/me/awards']));
    expect(report(misnamed(routeRows, routes))).toBe('');
    expect(report(misanswered(routeRows, surfaces, kindsOf))).toBe('');
    expect(report(misanswered(fileRows, new Map(), kindsOf))).toBe('');
  });

  it('only pages of login, errors and developers are built in code', () => {
    expect(files.filter(({ text }) => text.includes('<title>')).map(({ path }) => path)).toContain('features/signIn/LoginPage.tsx');
    expect(report(builtByHand(routeRows, fileRows, files))).toBe('');
  });

  it('a decision describes which pages are built in code', () => {
    expect(existsSync(join(ROOT, 'docs/decisions/0093-only-betslip-geolocation-and-login-are-built-by-hand.md'))).toBe(true);
    expect(page).toContain('decisions/0093-');
  });
});

describe('planted faults of surfaces', () => {
  const row = (patterns: string, state = 'stays', reason = 'auth'): SurfaceRow => ({
    patterns: patterns.split(' '),
    state,
    surface: '`home`',
    reason,
  });

  it.each([
    ['a file without a row', [row('a/**')], ['a/b.ts', 'c.ts'], 'does not name c.ts'],
    ['a file in two rows', [row('a/**'), row('a/b.ts')], ['a/b.ts'], 'names a/b.ts in several rows'],
    ['a row of nothing', [row('a/** gone.ts')], ['a/b.ts'], 'names gone.ts, which is not there'],
    ['a star that goes too deep', [row('a/*')], ['a/b/c.ts'], 'does not name a/b/c.ts'],
    ['an unknown state', [row('a.ts', 'later')], ['a.ts'], 'without a known state'],
    ['no reason', [row('a.ts', 'stays', '')], ['a.ts'], 'without a known state, a surface or a reason'],
  ])('a planted table of surfaces is caught: %s', (_sin, rows, paths, message) => {
    expect(report(misnamed(rows, paths))).toContain(message);
  });

  it('a pattern of the table matches each of its names and no other', () => {
    expect(misnamed([row('a/{b,c.test}.ts d*')], ['a/b.ts', 'a/c.test.ts', 'd', 'dx.ts'])).toEqual([]);
    expect(report(misnamed([row('a/b.ts')], ['a/bxts', 'a/b.ts']))).toContain('does not name a/bxts');
  });

  it('a planted route of another surface, or kind missing from its document, is caught', () => {
    const rows = [row('/', 'document', '`BetListShelf`')];
    const kinds = () => ['BetListShelf', 'TabsShelf'];
    expect(misanswered(rows, new Map([['/', 'home']]), kinds)).toEqual([]);
    expect(report(misanswered(rows, new Map([['/', 'live']]), kinds))).toContain('that live answers /');
    expect(report(misanswered(rows, new Map(), () => ['TabsShelf']))).toContain('BetListShelf for `home`, whose document has none');
  });

  it('a planted page or route built in code is caught unless for login, errors or developers', () => {
    const page = (path: string) => ({ path, text: '<title>{name}</title>' });
    const rows = [row('login.tsx'), row('offers.tsx', 'stays', 'place of the offers'), row('page/**', 'stays', 'draws any document')];
    const routes = [row('/login'), row('*', 'stays', 'an error: not found'), row('/'), row('/offers', 'document', '`OfferShelf`')];
    expect(builtByHand(routes, rows, [page('login.tsx'), page('page/Page.tsx'), page('offers.test.tsx')])).toEqual([]);
    expect(report(builtByHand(routes, rows, [page('offers.tsx')]))).toContain('has a page in offers.tsx. Only auth');
    expect(report(builtByHand([row('/offers', 'stays', 'fast')], rows, []))).toContain('lets /offers be answered by code');
  });

  it('a table of surfaces is read only below its heading', () => {
    const text = '## A\n\n| f | s | u | r |\n|---|---|---|---|\n| `a` `b` | stays | none | auth |\n\n## B\n\n| `c` | x | y | z |\n';
    expect(surfaceRows(text, 'A')).toEqual([{ patterns: ['a', 'b'], state: 'stays', surface: 'none', reason: 'auth' }]);
    expect(surfaceRows(text, 'C')).toEqual([]);
  });
});
