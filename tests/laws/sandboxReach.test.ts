import { describe, expect, it } from 'vitest';
import { sandboxInProduction } from './sandboxReach.ts';
import { report, typescriptFiles } from './tree.ts';

describe('the sandbox', () => {
  it('is out of reach of production', () => {
    expect(report(sandboxInProduction(typescriptFiles()))).toBe('');
  });

  const main = { path: 'server/main.ts', text: "import { a } from './app/a.ts';" };

  it.each([
    ['a static import on the way', "import { x } from '#server/sandbox/x.ts';"],
    ['a lazy import beside the loader', "export const x = () => import('#server/sandbox/x.ts');"],
  ])('is not reached by %s', (_sin, text) => {
    expect(report(sandboxInProduction([main, { path: 'server/app/a.ts', text }]))).toContain('Production never loads');
  });

  it('may be named by its types, and is loaded by the one loader', () => {
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
