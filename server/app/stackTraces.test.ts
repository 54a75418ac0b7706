import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'linemaker-traces-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = join(folder, 'thrower.ts');
const file = join(folder, 'out/built.mjs');
const text = `import { nameSourcesInTraces } from '${join(import.meta.dirname, 'stackTraces.ts')}';
nameSourcesInTraces(process.argv[2] ?? '');
type Padding = {
  readonly a: string;
};
const fail = (): never => {
  throw new RangeError('too far' satisfies Padding['a']);
};
try {
  [1].forEach(fail);
} catch (error) {
  console.log((error as Error).stack);
}
void import('./lazy.ts').then(({ stackOf }) => console.log(stackOf()));
`;
const lazy = join(folder, 'lazy.ts');
const lazyText = `type Padding = {
  readonly a: string;
};
export const stackOf = (): string | undefined => new Error('later' satisfies Padding['a']).stack;
`;
// Runs the file in its own process, because the test runner applies source maps itself.
const traceWith = (mapped: string): readonly string[] => execFileSync(process.execPath, [file, mapped], { encoding: 'utf8' }).split('\n');

beforeAll(async () => {
  writeFileSync(source, text);
  writeFileSync(lazy, lazyText);
  const output = { entryFileNames: 'built.mjs', chunkFileNames: '[name].mjs' };
  const rolldownOptions = { input: source, output };
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { ssr: true, sourcemap: true, outDir: 'out', rolldownOptions },
  });
});

it('a stack trace names the source file and line of a built function, not of other frames', () => {
  const [first, second, third] = traceWith(file);
  expect(first).toBe('RangeError: too far');
  expect(second).toMatch(new RegExp(`^    at fail \\(${source}:7:\\d+\\)$`));
  expect(third).toBe('    at Array.forEach (<anonymous>)');
});

it('a stack trace names the source file of a function loaded later', () => {
  const later = traceWith(file);
  expect(later[later.indexOf('Error: later') + 1]).toMatch(new RegExp(`^    at stackOf \\(${lazy}:4:\\d+\\)$`));
});

it('a stack trace of a file without a source map is not changed', () => {
  expect(traceWith(join(folder, 'other.mjs'))[1]).toContain(`${file}:`);
});
