import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../scripts/codegen/output.ts';
import { ROOT } from '../../scripts/files.ts';

/**
 * Runs the real tools with this project's configuration on a small project that breaks one rule per file. A wrong glob or a renamed rule
 * would otherwise silently turn a check off.
 */
const CONFIGURATION = ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.json', 'package.json', '.ci/knip.json'];
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'linemaker-planted-'));
  for (const file of CONFIGURATION) cpSync(join(ROOT, file), join(project, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

type Outcome = { readonly isRefused: boolean; readonly output: string };

/** Writes the files, runs the tool and deletes the files. */
function outcomeOf(tool: string, args: readonly string[], files: Readonly<Record<string, string>>): Outcome {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, { cwd: project, encoding: 'utf8' });
  for (const path of Object.keys(files)) rmSync(join(project, path));
  return { isRefused: status !== 0, output: `${stdout}${stderr}` };
}

type Sin = { readonly sin: string; readonly path: string; readonly text: string; readonly says: string };

/** Checks all files in one run, because tools start slowly. Returns the messages by file. */
function saidAbout(
  tool: string,
  args: readonly string[],
  sins: readonly Sin[],
  right: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const { output } = outcomeOf(tool, args, { ...right, ...Object.fromEntries(sins.map(({ path, text }) => [path, text])) });
  const lines = tool === 'oxlint' ? linesOf(output) : output.split('\n');
  return new Map(
    [...Object.keys(right), ...sins.map(({ path }) => path)].map((path) => [
      path,
      lines.filter((line) => line.startsWith(path)).join('\n'),
    ]),
  );
}

/** Returns each message with its help text, which the tool's line formats omit. */
function linesOf(json: string): readonly string[] {
  const { diagnostics } = JSON.parse(json) as {
    readonly diagnostics: readonly {
      readonly filename: string;
      readonly code?: string;
      readonly message: string;
      readonly help?: string;
    }[];
  };
  return diagnostics.map(({ filename, code, message, help }) => `${filename}: ${code ?? ''} ${message} ${help ?? ''}`);
}

const LINT: readonly Sin[] = [
  { sin: 'any', path: 'src/any.ts', text: 'export const a = (b: any): unknown => b;\n', says: 'no-explicit-any' },
  {
    sin: 'a promise nobody waits for',
    path: 'src/promise.ts',
    text: 'const a = async (): Promise<void> => {};\nexport const b = (): void => {\n  a();\n};\n',
    says: 'no-floating-promises',
  },
  {
    sin: 'a switch with a hole',
    path: 'src/hole.ts',
    text: "export const a = (b: 'x' | 'y'): number => {\n  switch (b) {\n    case 'x':\n      return 1;\n  }\n  return 0;\n};\n",
    says: 'switch-exhaustiveness-check',
  },
  {
    sin: 'a type imported as a value',
    path: 'src/type.ts',
    text: "import { Stats } from 'node:fs';\nexport const a = (b: Stats): number => b.size;\n",
    says: 'consistent-type-imports',
  },
  {
    sin: 'a second door to Stitches',
    path: 'src/stitches.ts',
    text: "import { styled } from '@stitches/react';\nexport const a = styled;\n",
    says: 'one file replaces it',
  },
  {
    sin: 'gql in a component',
    path: 'src/gqlTag.ts',
    text: "import { gql } from '@apollo/client';\nexport const a = gql;\n",
    says: '.graphql file beside the view',
  },
  { sin: 'a default export', path: 'src/default.ts', text: 'export default 1;\n', says: 'no-default-export' },
  { sin: 'console in the product', path: 'server/console.ts', text: "console.log('a');\nexport {};\n", says: 'no-console' },
  {
    sin: 'an exclamation mark',
    path: 'src/mark.ts',
    text: 'export const a = (b: number | null): number => b! + 1;\n',
    says: 'no-non-null-assertion',
  },
  {
    sin: 'a hook in a condition',
    path: 'src/hook.tsx',
    text: "import { useState } from 'react';\nexport function A({ b }: { readonly b: boolean }) {\n  if (b) useState(0);\n  return null;\n}\n",
    says: 'rules-of-hooks',
  },
  { sin: 'an image without text', path: 'src/image.tsx', text: 'export const A = () => <img src="/a.svg" />;\n', says: 'alt-text' },
  {
    sin: 'raw markup',
    path: 'src/markup.tsx',
    text: "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n",
    says: 'no-danger',
  },
  { sin: 'a button of no type', path: 'src/button.tsx', text: 'export const A = () => <button>Bet</button>;\n', says: 'button-has-type' },
  {
    sin: 'a test left alone',
    path: 'src/alone.test.ts',
    text: "import { it } from 'vitest';\nit.only('a', () => {});\n",
    says: 'no-focused-tests',
  },
  { sin: 'a file without end', path: 'src/long.ts', text: `export const a = [\n${'  1,\n'.repeat(300)}];\n`, says: 'max-lines' },
  {
    sin: 'a function without end',
    path: 'src/longFunction.ts',
    text: `export function a(b: number): number {\n  let c = b;\n${'  c += 1;\n'.repeat(110)}  return c;\n}\n`,
    says: 'max-lines-per-function',
  },
  {
    sin: 'a maze',
    path: 'src/maze.ts',
    text: `export function a(b: number): number {\n${Array.from({ length: 24 }, (_, at) => `  if (b === ${at}) return ${at + 1};\n`).join('')}  return 0;\n}\n`,
    says: 'complexity',
  },
];

describe('the linter', () => {
  const right = {
    'src/right.ts': 'export const a = (b: number): number => b + 1;\n',
    'src/gql/generated.ts': 'export const a: any = 1;\n',
  };
  let said: ReadonlyMap<string, string>;
  beforeAll(() => {
    said = saidAbout('oxlint', ['--type-aware', '--format', 'json'], LINT, right);
  });

  it.each(LINT)('the linter refuses $sin', ({ path, says }) => {
    expect(said.get(path)).toContain(says);
  });

  it('the linter accepts correct code and ignores generated code', () => {
    expect(said.get('src/right.ts')).toBe('');
    expect(said.get('src/gql/generated.ts')).toBe('');
  });
});

describe('the formatter', () => {
  const check = (text: string): boolean => outcomeOf('oxfmt', ['--check', 'src'], { 'src/a.ts': text }).isRefused;

  it('the formatter accepts formatted code and refuses unformatted code', () => {
    expect(check("export const a = 'b';\n")).toBe(false);
    expect(check('export  const a="b"\n')).toBe(true);
  });
});

const COMPILE: readonly Sin[] = [
  { sin: 'a crossed type', path: 'src/crossed.ts', text: "export const a: number = 'b';\n", says: 'TS2322' },
  {
    sin: 'an index taken for granted',
    path: 'src/index.ts',
    text: 'export const a = (b: readonly number[]): number => b[0];\n',
    says: 'TS2322',
  },
  {
    sin: 'undefined for a missing field',
    path: 'src/missing.ts',
    text: 'export const a: { readonly b?: number } = { b: undefined };\n',
    says: 'TS2375',
  },
  {
    sin: 'a type imported as a value',
    path: 'src/type.ts',
    text: "import { PathLike } from 'node:fs';\nexport type A = PathLike;\n",
    says: 'TS1484',
  },
];

describe('the compiler', () => {
  const right = { 'src/right.ts': 'export const a: number = 1;\n' };
  let said: ReadonlyMap<string, string>;
  beforeAll(() => {
    said = saidAbout('tsc', ['--noEmit', '--pretty', 'false'], COMPILE, right);
  });

  it.each(COMPILE)('the compiler refuses $sin', ({ path, says }) => {
    expect(said.get(path)).toContain(says);
  });

  it('the compiler accepts correct code', () => {
    expect(said.get('src/right.ts')).toBe('');
  });
});

describe('the dead-code check', () => {
  const search = (files: Readonly<Record<string, string>>): Outcome =>
    outcomeOf('knip', ['--config', '.ci/knip.json', '--include', 'files,exports', '--no-config-hints'], {
      'server/main.ts': "import { a } from './a.ts';\na();\n",
      ...files,
    });

  it('the dead-code check accepts an export that is used', () => {
    expect(search({ 'server/a.ts': 'export const a = (): void => {};\n' })).toEqual({ isRefused: false, output: '' });
  });

  it('the dead-code check refuses a planted unused export and unused file', () => {
    const { isRefused, output } = search({
      'server/a.ts': 'export const a = (): void => {};\nexport const forgotten = 1;\n',
      'server/orphan.ts': 'export const b = 1;\n',
    });
    expect(output).toContain('forgotten');
    expect(output).toContain('server/orphan.ts');
    expect(isRefused).toBe(true);
  });
});

describe('the generator', () => {
  it('the generator refuses a planted edit of a generated file', () => {
    const edited = { path: 'generated/edited.ts', text: 'export type A = 1;\n' };
    const kept = { path: 'generated/kept.ts', text: 'export type B = 2;\n' };
    settle([edited, kept], project, false);
    writeFileSync(join(project, edited.path), '// edited by hand\n');
    expect(settle([edited, kept, { path: 'generated/gone.ts', text: '' }], project, true)).toEqual([edited.path, 'generated/gone.ts']);
    expect(readFileSync(join(project, edited.path), 'utf8')).toBe('// edited by hand\n');
  });
});
