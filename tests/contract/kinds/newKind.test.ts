import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../../../scripts/files.ts';
import { namesOf } from '../../../scripts/new/names.ts';
import { planOf } from '../../../scripts/new/plan.ts';
import { treeOf } from '../../../scripts/new/tree.ts';

/** What the commands need; no data, no build. */
const PARTS = [
  'brands',
  'fixtures',
  'registry',
  'schemas',
  'scripts',
  'server',
  'src',
  'package.json',
  'tsconfig.json',
  'codegen.yml',
  'vite.config.ts',
  'vitest.config.ts',
];
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'linemaker-new-kind-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(project, part), { recursive: true });
  cpSync(join(ROOT, 'tests'), join(project, 'tests'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The whole project: a map over kinds may stand anywhere. The second look begins where the first ended. */
const typecheck = (): string => npm('typecheck', '--', '--incremental', '--tsBuildInfoFile', join(project, 'types.tsbuildinfo'));

function npm(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: project, encoding: 'utf8' });
  return status === 0 ? '' : `${args.join(' ')}: ${stdout}${stderr}`;
}

/** A new kind of each family; a name is also that of a fragment, so no two are alike. */
const KINDS = [
  ['pageShelves/events', 'Zebra', 'zebras'],
  ['casinoShelves', 'Quagga'],
  ['menuShelves', 'Okapi'],
  ['dialogs', 'Tapir'],
  ['forms', 'Gnu'],
  ['receiptLines', 'Ibex'],
  ['deepLinks', 'Kudu'],
  ['actions', 'Oryx'],
] as const;

/** Text of each file of the copy by its path. */
const texts = (): ReadonlyMap<string, string | null> =>
  new Map(
    PARTS.flatMap((part) => (part.includes('.') ? [part] : filesUnder(part, '', project))).map((path) => [
      path,
      treeOf(project).read(path),
    ]),
  );

it('a kind of each family compiles from SDL to view, and draws, when nobody has touched more than the files that are counted', () => {
  const before = texts();
  const plans = KINDS.map(([place, kind, source]) => planOf(namesOf(place, kind, source), treeOf(project)));
  for (const [place, kind, source] of KINDS) expect(npm('new', 'kind', place, kind, ...(source ? [source] : []))).toBe('');
  const changed = [...texts()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect(changed.toSorted()).toEqual(plans.flatMap(({ byHand }) => byHand).toSorted());
  expect(npm('codegen')).toBe('');
  expect(typecheck()).toBe('');
  const folders = KINDS.map(([place, kind]) => `registry/${place.split('/')[0] ?? ''}/${kind}`);
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...folders], { cwd: project, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

it('a kind that the SDL has and the registry or the server has not does not compile', () => {
  cpSync(join(ROOT, 'registry/pageShelves/index.ts'), join(project, 'registry/pageShelves/index.ts'));
  rmSync(join(project, 'server/kinds/forms/GnuForm.ts'));
  expect(npm('codegen')).toBe('');
  const errors = typecheck();
  expect(errors).toMatch(/registry\/pageShelves\/index\.ts.*\n?.*ZebraShelf/);
  expect(errors).toMatch(/server\/kinds\/generated\/kinds\.ts.*GnuForm/);
});
