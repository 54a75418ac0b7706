import { describe, expect, it } from 'vitest';
import { brokenServerFloors, typeCircles, wideEntryPoints } from './serverFloors.ts';
import { report, typescriptFiles } from './tree.ts';

const planted = (path: string, text: string): string => report(brokenServerFloors([{ path, text }]));
const imports = (target: string): string => `import { x } from '#server/${target}';`;

describe('floors of the server', () => {
  it('no file of the server breaks the order of its floors', () => {
    expect(report(brokenServerFloors(typescriptFiles()))).toBe('');
  });

  it.each([
    ['contract', 'contract/a.ts', 'platform/money.ts'],
    ['platform', 'platform/a.ts', 'modules/wallet/index.ts'],
    ['wallet', 'modules/wallet/a.ts', 'modules/identity/index.ts'],
    ['catalogue', 'modules/catalogue/a.ts', 'modules/betting/pricing/index.ts'],
    ['geolocation', 'modules/geolocation/a.ts', 'modules/identity/index.ts'],
    ['identity', 'modules/identity/a.ts', 'modules/responsibleGaming/index.ts'],
    ['responsibleGaming', 'modules/responsibleGaming/a.ts', 'modules/betting/placement/index.ts'],
    ['betting', 'modules/betting/a.ts', 'modules/rewards/index.ts'],
    ['rewards', 'modules/rewards/a.ts', 'modules/casino/lists/index.ts'],
    ['casino', 'modules/casino/a.ts', 'modules/offers/index.ts'],
    ['payments', 'modules/payments/a.ts', 'modules/offers/index.ts'],
    ['streams', 'modules/streams/a.ts', 'modules/offers/index.ts'],
    ['taxes', 'modules/taxes/a.ts', 'modules/search/index.ts'],
    ['offers', 'modules/offers/a.ts', 'modules/search/index.ts'],
    ['search', 'modules/search/a.ts', 'kinds/context.ts'],
    ['trading', 'modules/trading/a.ts', 'kinds/context.ts'],
    ['kinds', 'kinds/a.ts', 'content/index.ts'],
    ['content', 'content/a.ts', 'api/deps.ts'],
    ['api', 'api/a.ts', 'console/index.ts'],
    ['console', 'console/a.ts', 'sandbox/command.ts'],
    ['sandbox', 'sandbox/a.ts', 'app/startApp.ts'],
  ])('an import that %s may not make is caught', (_room, from, to) => {
    expect(planted(`server/${from}`, imports(to))).toContain('Lower rooms of the server');
  });

  it('a type import from a higher floor of the server is caught', () => {
    expect(planted('server/modules/wallet/a.ts', "import type { X } from '#server/api/deps.ts';")).toContain('Lower rooms');
  });

  it.each([
    ['a module beside', 'server/modules/payments/a.ts', imports('modules/casino/lists/index.ts'), 'do not know each other'],
    ['a way past a door', 'server/modules/casino/a.ts', imports('modules/wallet/wallets.ts'), 'behind a door'],
    ['a room above past a door', 'server/api/a.ts', imports('modules/payments/judge.ts'), 'behind a door'],
    ['a rule that reads rows', 'server/modules/taxes/rules/a.ts', "import { sql } from 'kysely';", 'Rules are pure'],
    ['a rule that knows the store', 'server/modules/taxes/rules/a.ts', imports('platform/store/index.ts'), 'Rules are pure'],
    ['a file in no room', 'server/domain/a.ts', '', 'no room'],
  ])('a planted import of the server is caught: %s', (_sin, path, text, remedy) => {
    expect(planted(path, text)).toContain(remedy);
  });

  it.each([
    ['a module with a door below', 'server/modules/betting/a.ts', imports('modules/wallet/index.ts')],
    ['a module with its own files', 'server/modules/betting/slip/a.ts', "import { x } from '../pricing/offer.ts';"],
    ['a test with everything', 'server/modules/wallet/a.test.ts', imports('app/startApp.ts')],
  ])('an import of the server is accepted: %s', (_case, path, text) => {
    expect(planted(path, text)).toBe('');
  });
});

describe('entry points of modules', () => {
  it("every module's entry point exports twelve names at most", () => {
    expect(report(wideEntryPoints(typescriptFiles()))).toBe('');
  });

  const offering = (count: number): string =>
    `export { ${Array.from({ length: count }, (_, at) => `a${at}`).join(', ')} } from './a.ts';\n`;

  it.each([
    ['a thirteenth name', offering(13), '13 names'],
    ['a name of its own beside twelve', `${offering(12)}export type B = string;\n`, '13 names'],
    ['all of a file', "export * from './a.ts';\n", 'exports all'],
  ])('a planted entry point is caught: %s', (_sin, text, remedy) => {
    expect(report(wideEntryPoints([{ path: 'server/modules/wallet/index.ts', text }]))).toContain(remedy);
  });

  it('an entry point with twelve names is accepted', () => {
    expect(wideEntryPoints([{ path: 'server/modules/wallet/index.ts', text: offering(12) }])).toEqual([]);
  });
});

describe('cycles of files', () => {
  it('the tree has no cycle of files, even counting types and lazy imports', () => {
    expect(report(typeCircles(typescriptFiles()))).toBe('');
  });

  it.each([
    ['a type', "import type { A } from './a.ts';"],
    ['a lazy import', "export const a = () => import('./a.ts');"],
    ['the type of an import', "export type A = import('./a.ts').A;"],
  ])('a planted cycle of files closed by %s is caught', (_way, back) => {
    const files = [
      { path: 'src/a.ts', text: "import { b } from './b.ts';" },
      { path: 'src/b.ts', text: back },
    ];
    expect(report(typeCircles(files))).toContain('circle of 2 files');
  });
});
