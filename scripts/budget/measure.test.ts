import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Budget, measure, overBudget, overRoutes } from './measure.ts';

const noise = (bytes: number): Uint8Array => randomBytes(bytes);
const contents: Readonly<Record<string, Uint8Array>> = {
  'entry.js': noise(10_000),
  'shared.js': noise(20_000),
  'shelf.js': noise(5_000),
  'later.js': noise(90_000),
};
const read = (file: string): Uint8Array => contents[file] ?? noise(0);
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['Shelf.tsx', 'Later.tsx'], css: ['page.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'Shelf.tsx': { file: 'shelf.js', imports: ['_shared.js'] },
  'Later.tsx': { file: 'later.js' },
};
const budget: Budget = { name: 'first shelf', entry: 'index.html', with: ['Shelf.tsx'], limitKb: 40 };

it('a page’s weight counts its entry, named lazy modules and their static imports once each', () => {
  const { files, bytes } = measure(manifest, budget, read);
  expect(files.map(({ file }) => file)).toEqual(['shared.js', 'entry.js', 'shelf.js']);
  expect(bytes).toBeGreaterThan(35_000);
  expect(bytes).toBeLessThan(36_000);
});

it('a page over its budget is reported with the excess and a remedy', () => {
  expect(overBudget(budget, 41_000)).toMatch(/first shelf by 1\.0 KB.*import\(\)/);
  expect(overBudget(budget, 40_000)).toBeNull();
});

it('the budget refuses a lazy module that the build does not have', () => {
  expect(() => measure(manifest, { ...budget, with: ['Renamed.tsx'] }, read)).toThrow('Renamed.tsx');
});

it('every route is held to one limit, and a heavier one to its own until it needs none', () => {
  const limits = { limitKb: 40, heavierKb: { '/heavy': 50, '/light': 50 } };
  const routes = [
    { route: '/over', firstBytes: 41_000 },
    { route: '/heavy', firstBytes: 49_000 },
    { route: '/light', firstBytes: 39_000 },
  ];
  expect(overRoutes(routes, limits)).toEqual([
    expect.stringMatching(/^Over budget: \/over by 1\.0 KB/),
    expect.stringMatching(/^\/light keeps to 40 KB/),
  ]);
  expect(overRoutes([{ route: '/heavy', firstBytes: 51_000 }], limits)[0]).toMatch(/\/heavy by 1\.0 KB/);
});
