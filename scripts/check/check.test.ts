import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importsOf } from '#tests/laws/imports.ts';
import { LONG_FILES } from '#tests/support/longFiles.ts';
import { filesUnder, ROOT } from '../files.ts';
import { baseOf } from './arguments.ts';
import { changedFiles } from './changedFiles.ts';
import { choose } from './choose.ts';
import { contractFolderOf, SMOKE } from './contractFolder.ts';
import { describeChoice } from './describeChoice.ts';
import { distancesFrom, importersOf } from './importers.ts';
import { secondsOf } from './seconds.ts';
import { checkSteps } from './steps.ts';
import { fitBudget } from './fitBudget.ts';

const edgesOf = (files: Readonly<Record<string, string>>) => Object.entries(files).flatMap(([path, text]) => importsOf({ path, text }));

describe('changed files', () => {
  const root = mkdtempSync(join(tmpdir(), 'linemaker-changed-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], { cwd: root, encoding: 'utf8' });
  const commit = (file: string) => {
    writeFileSync(join(root, file), file);
    git('add', '-A');
    git('commit', '-qm', file);
  };

  it('changed files are the uncommitted ones, those of the last commit, or those since a revision', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    git('checkout', '-qb', 'branch');
    commit('b.ts');
    commit('c ü.ts');
    expect(changedFiles(null, root)).toEqual({ files: ['c ü.ts'], since: 'HEAD~1' });
    expect(changedFiles('main', root).files).toEqual(['b.ts', 'c ü.ts']);
    renameSync(join(root, 'a.ts'), join(root, 'd.ts'));
    expect(changedFiles(null, root)).toEqual({ files: ['a.ts', 'd.ts'], since: 'HEAD' });
    expect(changedFiles('main', root).files).toEqual(['a.ts', 'b.ts', 'c ü.ts', 'd.ts']);
    expect(() => changedFiles('nowhere', root)).toThrow('--base nowhere: no revision');
  });

  it('`--base` is the only option of the check', () => {
    expect([baseOf([]), baseOf(['--base', 'main'])]).toEqual([null, 'main']);
    for (const args of [['--base'], ['main'], ['--base', 'main', 'x']]) expect(() => baseOf(args)).toThrow('npm run check knows no');
  });
});

describe('the import graph in reverse', () => {
  const edges = edgesOf({
    'src/a.ts': "import { b } from './b.ts';",
    'src/lazy.ts': "export const a = () => import('#src/a.ts');",
    'src/typed.ts': "import type { A } from '#src/a.ts';",
    'src/all.ts': "export const all = import.meta.glob(['/brands/*/{brand,copy}.ts']);",
    'src/drawn.ts': "import text from '../schemas/x.graphql?raw';",
  });

  it('a change reaches its importers by lazy, type and glob imports, at the shortest distance', () => {
    const reached = distancesFrom(['src/b.ts', 'brands/tsb/copy.ts', 'schemas/x.graphql'], importersOf(edges, true));
    expect(Object.fromEntries(reached)).toMatchObject({
      'src/a.ts': 1,
      'src/lazy.ts': 2,
      'src/typed.ts': 2,
      'src/all.ts': 1,
      'src/drawn.ts': 1,
    });
    expect([...distancesFrom(['brands/tsb/x/copy.ts', 'brands/tsb/words.ts'], importersOf(edges, true)).values()]).toEqual([0, 0]);
  });

  it('a walk without types skips type imports, and stops at the given files', () => {
    expect(distancesFrom(['src/b.ts'], importersOf(edges, false)).has('src/typed.ts')).toBe(false);
    const reached = distancesFrom(['src/b.ts'], importersOf(edges, true), (path) => path === 'src/a.ts');
    expect([...reached.keys()]).toEqual(['src/b.ts', 'src/a.ts']);
  });
});

describe('the contract folder', () => {
  const folders = ['betting', 'content', 'payments'];

  it.each([
    ['server/modules/betting/rules/price.ts', 'betting'],
    ['server/modules/payments/index.ts', 'payments'],
    ['server/content/serve/admit.ts', 'content'],
    ['server/modules/offers/index.ts', 'smoke'],
    ['server/platform/clock.ts', 'smoke'],
    ['server/contract/schemaTypes.ts', 'smoke'],
    ['src/shared/money/money.ts', 'smoke'],
    ['schemas/graphql/bets.graphql', 'smoke'],
    ['tests/support/server.ts', 'smoke'],
    ['package.json', 'smoke'],
    ['server/modules/betting/rules/price.test.ts', null],
    ['registry/pageShelves/Tabs/Tabs.tsx', null],
    ['docs/quality.md', null],
    ['server/modules/betting/README.md', null],
  ])('the contract folder of %s is %s', (path, folder) => {
    expect(contractFolderOf(path, folders)).toBe(folder);
  });

  it('every contract test is in a folder of tests/contract', () => {
    const flat = (paths: readonly string[]) => paths.filter((path) => !/^tests\/contract\/[a-z]\w*\/[^/]+$/.test(path));
    expect(flat(filesUnder('tests/contract', '.test.ts'))).toEqual([]);
    expect(flat(['tests/contract/deposits.test.ts'])).toEqual(['tests/contract/deposits.test.ts']);
  });

  it('every file of the smoke list exists', () => {
    expect(SMOKE.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the choice of tests', () => {
  const files = {
    'server/modules/payments/vendor.ts': '',
    'server/modules/payments/vendor.test.ts': "import './vendor.ts';",
    'server/modules/payments/index.ts': "export * from './vendor.ts';",
    'server/modules/betting/types.test.ts': "import type { A } from '#server/modules/payments/index.ts';",
    'server/modules/betting/far.test.ts': "import '#server/modules/payments/index.ts';",
    'server/app/startApp.ts': "import '#server/modules/payments/index.ts';",
    'tests/support/server.ts': "import '#server/app/startApp.ts';",
    'tests/contract/payments/deposits.test.ts': "import '#tests/support/server.ts';",
    'tests/contract/wallet/model.test.ts': "import '#server/modules/payments/index.ts';",
    'tests/contract/api/http.test.ts': "import '#tests/support/server.ts';",
    'tests/laws/floors.test.ts': '',
  };
  const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
  const choice = choose(['server/modules/payments/vendor.ts'], tests, edgesOf(files));

  it('the check runs unit tests that import a change, nearest first, type imports last', () => {
    expect(choice.unit.run).toEqual([
      'server/modules/payments/vendor.test.ts',
      'server/modules/betting/far.test.ts',
      'server/modules/betting/types.test.ts',
    ]);
  });

  it('the check runs contract tests of the changed module and its importers, not every test with a server', () => {
    expect(choice.folders).toEqual(['payments']);
    expect(choice.contract.run).toEqual(['tests/contract/payments/deposits.test.ts', 'tests/contract/wallet/model.test.ts']);
  });

  it('the check runs a changed test itself', () => {
    expect(choose(['tests/contract/api/http.test.ts'], tests, edgesOf(files)).contract.run).toEqual(['tests/contract/api/http.test.ts']);
  });

  it('the report of the check gives its reasons and what it leaves out', () => {
    const left = { run: ['a.test.ts'], left: ['b.test.ts', 'c.test.ts'], seconds: 2.6 };
    const told = describeChoice(['server/modules/payments/vendor.ts'], 'HEAD', { ...choice, unit: left });
    for (const line of [
      '1 file differs from HEAD',
      '1 files',
      'about 3 s; 2 more would exceed',
      'the folder payments',
      'left to npm test: dead',
    ])
      expect(told).toContain(line);
  });

  it('the check runs a step only for files that need it', () => {
    const named = (changed: readonly string[]) => checkSteps(changed, choice).map(({ name }) => name);
    expect(named(['server/modules/payments/vendor.ts'])).toEqual(['types', 'format', 'lint', 'laws', 'unit', 'contract']);
    expect(named(['schemas/graphql/bets.graphql'])).toContain('codegen');
    expect(named(['server/kinds/forms/TipForm.ts'])).toContain('codegen');
    const none = { run: [], left: [], seconds: 0 };
    expect(checkSteps([], { ...choice, contract: none }).map(({ name }) => name)).not.toContain('contract');
    const unit = checkSteps([], choice).find(({ name }) => name === 'unit');
    expect(unit?.command.slice(3)).toEqual(['test:unit', '--', ...choice.unit.run]);
  });
});

describe('a budget', () => {
  it('the time budget goes to the nearest tests first; a test that does not fit is skipped', () => {
    const tests = ['tests/contract/a.test.ts', 'src/b.test.ts', 'src/c.test.ts', 'src/unrelated.test.ts'];
    const ranks = new Map([
      ['tests/contract/a.test.ts', 2],
      ['src/b.test.ts', 3],
      ['src/c.test.ts', 1],
    ]);
    const rank = (test: string): number => ranks.get(test) ?? Infinity;
    const each = secondsOf('src/b.test.ts');
    expect(fitBudget(tests, rank, 100).run).toEqual(['src/c.test.ts', 'tests/contract/a.test.ts', 'src/b.test.ts']);
    expect(fitBudget(tests, rank, 2 * each)).toMatchObject({
      run: ['src/c.test.ts', 'src/b.test.ts'],
      left: ['tests/contract/a.test.ts'],
    });
    expect(fitBudget(tests, rank, each).run).toEqual(['src/c.test.ts']);
  });
});

describe('the long files', () => {
  it('the listed long test files exist, the longest first', () => {
    const seconds = Object.values(LONG_FILES);
    expect(Object.keys(LONG_FILES).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
  });

  it('the budget uses the measured seconds of long test files', () => {
    const [[path, seconds] = ['', 0]] = Object.entries(LONG_FILES);
    expect([secondsOf(path), secondsOf('tests/contract/a.test.ts') < seconds]).toEqual([seconds, true]);
  });
});
