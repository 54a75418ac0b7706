import { describe, expect, it } from 'vitest';
import { brokenFloors, importCycles } from './floors.ts';
import { report, typescriptFiles } from './tree.ts';

const planted = (path: string, text: string): string => report(brokenFloors([{ path, text }]));

describe('floors', () => {
  it('no file of the tree breaks the order of floors', () => {
    expect(report(brokenFloors(typescriptFiles()))).toBe('');
  });

  it.each([
    ['a primitive that knows a core', 'src/ui/A.tsx', "import { x } from '#src/core/betslip/index.ts';", 'Lower floors'],
    ['arithmetic that knows the platform', 'src/shared/a.ts', "import type { X } from '#src/platform/index.ts';", 'Lower floors'],
    [
      'a renderer that lazily loads a kind',
      'src/render/a.ts',
      "export const x = () => import('#registry/pageShelves/Tabs/Tabs.tsx');",
      'Lower floors',
    ],
    ['a type taken from above', 'src/ui/a.ts', "export type X = import('#src/app/page/Page.tsx').X;", 'Lower floors'],
    ['a re-export from above', 'src/shared/a.ts', "export * from '#src/ui/Box.tsx';", 'Lower floors'],
    ['the players’ entry with the console', 'src/app/a.ts', "import { x } from '#src/console/x.ts';", 'Players never load'],
    ['a kind that knows a kind', 'registry/pageShelves/Tabs/Tabs.tsx', "import { x } from '../MarketGrid/MarketGrid.tsx';", 'deletable'],
    [
      'a kind that knows the application',
      'registry/pageShelves/Tabs/Tabs.tsx',
      "import { x } from '#src/app/frame/paths.ts';",
      'Lower floors',
    ],
    ['a kind that knows its family', 'registry/pageShelves/Tabs/Tabs.tsx', "import { x } from '../index.ts';", 'deletable'],
    ['a part that knows a kind', 'registry/parts/a.ts', "import { x } from '../pageShelves/Tabs/Tabs.tsx';", 'knows no kind'],
    ['a core that knows a core', 'src/core/auth/a.ts', "import { x } from '#src/core/betslip/index.ts';", 'Cores do not know'],
    ['a page inside a core', 'src/app/a.ts', "import { x } from '#src/core/betslip/reducer.ts';", 'insides are free'],
    ['a shelf that knows a brand', 'registry/pageShelves/Tabs/Tabs.tsx', "import { brand } from '#brands/tsb/brand.ts';", 'Brand contract'],
    ['a page that globs the brands', 'src/app/page/a.ts', "export const x = import.meta.glob<B>('/brands/*/brand.ts');", 'Brand contract'],
    [
      'a page that knows the kinds',
      'src/app/page/a.ts',
      "import { pageShelves } from '#registry/pageShelves/index.ts';",
      'registry as an argument',
    ],
    ['a fixture in the bundle', 'src/app/a.ts', "import { usual } from '#fixtures/pageShelves/Tabs.ts';", 'bundle'],
    ['a client that imports the server', 'src/app/a.ts', "import type { X } from '#server/platform/ports.ts';", 'never imports the server'],
    ['a server that draws', 'server/a.ts', "import { Box } from '#src/ui/Box.tsx';", 'nothing else of the client'],
    ['a brand with behaviour', 'brands/tsb/brand.ts', "import { x } from '#src/platform/index.ts';", 'A brand is data'],
    ['a product that knows its tests', 'server/a.ts', "import { x } from '#tests/support/x.ts';", 'does not know them'],
    ['a second door to Stitches', 'src/app/a.ts', "import { styled } from '@stitches/react';", 'one file replaces it'],
    ['a computed import', 'src/app/a.ts', 'export const x = (n: string) => import(n);', 'cannot be checked'],
    [
      'a forerunner that brings the page along',
      'src/app/startup/beforeStart/a.ts',
      "import { x } from '../startup/scheduler.ts';",
      'shares nothing with it',
    ],
    ['a missing ending', 'src/app/a.ts', "import { x } from './b';", 'file ending'],
    ['a way out of the room', 'server/a.ts', "import { x } from '../src/shared/money.ts';", 'Use the alias'],
  ])('a planted import that breaks the floors is caught: %s', (_sin, path, text, remedy) => {
    expect(planted(path, text)).toContain(remedy);
  });

  it.each([
    [
      'boot with brands and kinds',
      'src/app/startup/boot/main.tsx',
      "import { x } from '#registry/pageShelves/index.ts'; export const b = import.meta.glob('/brands/*/brand.ts');",
    ],
    [
      'a kind with its parts',
      'registry/pageShelves/Tabs/Tabs.tsx',
      "import { Grid } from '#registry/parts/event/EventGrid/EventGrid.tsx';",
    ],
    [
      'a family with its kinds',
      'registry/pageShelves/index.ts',
      "import { x } from './Tabs/TabsSkeleton.tsx'; export const y = () => import('./Tabs/Tabs.tsx');",
    ],
    ['a page with a core’s door', 'src/app/a.ts', "import { x } from '#src/core/betslip/index.ts';"],
    ['a server with shared arithmetic', 'server/a.ts', "import { x } from '#src/shared/money/money.ts';"],
    [
      'a test with everything',
      'src/app/a.test.ts',
      "import { usual } from '#fixtures/pageShelves/Tabs.ts'; import { x } from '#server/platform/ports.ts';",
    ],
  ])('an import that the floors allow is accepted: %s', (_case, path, text) => {
    expect(planted(path, text)).toBe('');
  });
});

describe('import cycles', () => {
  it('the tree has no import cycle', () => {
    expect(report(importCycles(typescriptFiles()))).toBe('');
  });

  it('a planted import cycle is caught, also through a re-export', () => {
    const files = [
      { path: 'src/a.ts', text: "import { b } from './b.ts';" },
      { path: 'src/b.ts', text: "export * from './c.ts';" },
      { path: 'src/c.ts', text: "import { a } from '#src/a.ts';" },
    ];
    expect(report(importCycles(files))).toContain('src/a.ts → src/b.ts → src/c.ts → src/a.ts');
  });

  it('type imports and lazy imports do not count as an import cycle', () => {
    const files = [
      { path: 'src/a.ts', text: "import type { B } from './b.ts'; export const later = () => import('./b.ts');" },
      { path: 'src/b.ts', text: "import { a } from './a.ts';" },
    ];
    expect(importCycles(files)).toEqual([]);
  });
});
