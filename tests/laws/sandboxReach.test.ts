import { describe, expect, it } from 'vitest';
import { sandboxInProduction } from './sandboxReach.ts';
import { report, typescriptFiles } from './tree.ts';

describe('the sandbox', () => {
  it('production code does not reach the sandbox', () => {
    expect(report(sandboxInProduction(typescriptFiles()))).toBe('');
  });

  const main = { path: 'server/main.ts', text: "import { a } from './app/a.ts';" };

  it.each([
    ['a static import on the way', "import { x } from '#server/sandbox/x.ts';"],
    ['a lazy import beside the loader', "export const x = () => import('#server/sandbox/x.ts');"],
  ])('a planted import of the sandbox is caught: %s', (_sin, text) => {
    expect(report(sandboxInProduction([main, { path: 'server/app/a.ts', text }]))).toContain('Production never loads');
  });

  it('types of the sandbox may be imported, and its one loader may load it', () => {
    const files = [
      { path: 'server/main.ts', text: "import { a } from './app/loadSandbox.ts';" },
      {
        path: 'server/app/loadSandbox.ts',
        text: "import type { X } from '#server/sandbox/x.ts'; export const a = () => import('#server/sandbox/x.ts');",
      },
    ];
    expect(sandboxInProduction(files)).toEqual([]);
  });
});
