import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/files.ts';

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
  writeFileSync(
    join(project, 'registry.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['registry', 'src/platform/graphql/apollo.d.ts'] }),
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Of the registry with all that it stands on; what knows no kind has its types looked at elsewhere. The second look begins where the first ended. */
const typecheck = (): string =>
  npm('typecheck', '--', '--project', 'registry.json', '--incremental', '--tsBuildInfoFile', join(project, 'types.tsbuildinfo'));

function npm(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: project, encoding: 'utf8' });
  return status === 0 ? '' : `${args.join(' ')}: ${stdout}${stderr}`;
}

it('a new shelf compiles from SDL to view, and draws, with nothing written by hand', () => {
  expect(npm('new', 'kind', 'pageShelves', 'Zebra')).toBe('');
  expect(npm('codegen')).toBe('');
  expect(typecheck()).toBe('');
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', 'registry/pageShelves/Zebra'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
});

it('a kind that the SDL has and the registry has not does not compile', () => {
  rmSync(join(project, 'registry/pageShelves/index.ts'));
  cpSync(join(ROOT, 'registry/pageShelves/index.ts'), join(project, 'registry/pageShelves/index.ts'));
  expect(typecheck()).toContain('ZebraShelf');
});
