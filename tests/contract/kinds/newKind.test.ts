import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../../../scripts/files.ts';
import { namesOf } from '../../../scripts/new/names.ts';
import { planOf } from '../../../scripts/new/plan.ts';
import { treeOf } from '../../../scripts/new/tree.ts';

/** Paths that the tested commands need. */
const PARTS = [
  'brands',
  'docs',
  'fixtures',
  'registry',
  'schemas',
  'scripts',
  'server',
  'src',
  'package.json',
  'package-lock.json',
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

function npm(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: project, encoding: 'utf8' });
  return status === 0 ? '' : `${args.join(' ')}: ${stdout}${stderr}`;
}

/** One new kind per family, each with its own name, because the name is also a fragment's. */
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

/** Two more kinds, each with one part missing: the only gaps that the compiler must report. */
const UNFINISHED = [
  ['pageShelves/events', 'Yak', 'yaks'],
  ['forms', 'Gazelle'],
] as const;

const texts = (): ReadonlyMap<string, string | null> =>
  new Map(
    PARTS.flatMap((part) => (part.includes('.') ? [part] : filesUnder(part, '', project))).map((path) => [
      path,
      treeOf(project).read(path),
    ]),
  );

const REGISTRY = 'registry/pageShelves/index.ts';
const SERVER_KINDS = 'server/kinds/generated/kinds.ts';

const create = ([place, kind, source]: readonly [string, string, string?]): string =>
  npm('new', 'kind', place, kind, ...(source === undefined ? [] : [source]));

function typeErrors(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const lines = npm('typecheck')
    .replace(/^typecheck: /, '')
    .split('\n');
  let file = '';
  for (const line of lines.filter(Boolean)) {
    file = /^(\S+)\(\d+,\d+\): error /.exec(line)?.[1] ?? file;
    files.set(file, `${files.get(file) ?? ''}${line}\n`);
  }
  return files;
}

let changed: readonly string[] = [];
let counted: readonly string[] = [];
let errors: ReadonlyMap<string, string> = new Map();

/** Compiles once for both tests, because it takes a minute. */
beforeAll(() => {
  const before = texts();
  counted = KINDS.flatMap(([place, kind, source]) => planOf(namesOf(place, kind, source), treeOf(project)).byHand);
  for (const kind of KINDS) expect(create(kind)).toBe('');
  changed = [...texts()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const registry = readFileSync(join(project, REGISTRY));
  for (const kind of UNFINISHED) expect(create(kind)).toBe('');
  writeFileSync(join(project, REGISTRY), registry);
  rmSync(join(project, 'server/kinds/forms/GazelleForm.ts'));
  expect(npm('codegen')).toBe('');
  errors = typeErrors();
}, 300_000);

it('a new kind of each family compiles and draws after changing only the listed files', () => {
  expect(changed.toSorted()).toEqual(counted.toSorted());
  expect([...errors.keys()].filter((file) => file !== REGISTRY && file !== SERVER_KINDS)).toEqual([]);
  const folders = KINDS.map(([place, kind]) => `registry/${place.split('/')[0] ?? ''}/${kind}`);
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...folders], { cwd: project, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

it('a kind in the SDL without its registry or server part does not compile', () => {
  expect(errors.get(REGISTRY)).toContain("Property 'YakShelf' is missing");
  expect(errors.get(SERVER_KINDS)).toContain('GazelleForm');
});
