import { describe, expect, it } from 'vitest';
import { badHabits } from './habits.ts';
import { report, typescriptFiles } from './tree.ts';

const planted = (text: string, path = 'src/a.ts'): string => report(badHabits([{ path, text }]));
const mark = (...parts: readonly string[]): string => parts.join('');

describe('habits', () => {
  it('no file of the tree has a bad habit', () => {
    expect(report(badHabits(typescriptFiles()))).toBe('');
  });

  it.each([
    [mark('// TO', 'DO later'), 'promises'],
    [mark('/* FIX', 'ME */'), 'promises'],
    [mark('// oxlint-', 'disable-next-line no-eval'), 'reason'],
    [mark('// oxlint-', 'disable-next-line no-eval -- ok'), 'reason'],
    [mark('// @ts-', 'ignore -- because'), 'falls away'],
    [mark('// @ts-', 'expect-error'), 'what error'],
    [mark('export ', 'default 1;'), 'Named exports'],
    [mark('export en', 'um A { B }'), 'union of strings'],
    [mark('useSyncExternal', 'Store(subscribe, () => read(a))'), 'third argument'],
  ])('a planted bad habit is caught: %s', (text, remedy) => {
    expect(planted(text)).toContain(remedy);
  });

  it('a component that reads a promise is caught, but not other functions of that name', () => {
    for (const path of ['src/a.tsx', 'registry/parts/useA.ts'])
      expect(planted('const answer = use(answered);', path)).toContain('Only contexts');
    expect(planted('const answer = use(answered);', 'tests/contract/a.test.ts')).toBe('');
    expect(planted('const here = use(UNSAFE_LocationContext);', 'src/a.tsx')).toBe('');
  });

  it("a module variable of the players' application is caught, but not a local or a test's", () => {
    for (const text of ['let isReady = false;', 'export let turn = 0;']) expect(planted(text, 'src/app/page/a.ts')).toContain('Scheduler');
    expect(planted('  let turn = 0;', 'src/app/page/a.ts')).toBe('');
    expect(planted('let turn = 0;', 'src/app/page/a.test.ts')).toBe('');
  });

  it('a lazy component without a retry is caught, however it is written', () => {
    const remedy = 'never asks for it again';
    expect(planted(`const A = lazy(() => import('./A.tsx').then((m) => ({ default: m.A })));`)).toContain(remedy);
    expect(planted(`const A = lazy(async () => ({ default: (await import('./A.tsx')).A }));`, 'registry/a.tsx')).toContain(remedy);
    expect(planted(`const A = lazy(async () => ({ default: (await patiently(() => import('./A.tsx'))).A }));`)).toBe('');
    expect(planted(`const A = softLazy(async () => (await import('./A.tsx')).A);`)).toBe('');
  });

  it('a vendor call outside the shared client is caught, but not in the sandbox or tests', () => {
    const calls = [
      'const answer = await fetch(new URL(path, origin), init);',
      'const answer = await (vendor.ask ?? fetch)(address, asked);',
      '  fetcher: typeof fetch = fetch,',
      `import { request } from 'node:https';`,
      'createRemoteJWKSet(new URL(jwksUrl), {});',
    ];
    for (const text of calls) {
      expect(planted(text, 'server/modules/streams/host.ts'), text).toContain('vendorFetch');
      for (const path of ['server/sandbox/a.ts', 'server/platform/http/vendorFetch.ts', 'server/a.test.ts', 'src/a.ts'])
        expect(planted(text, path)).toBe('');
    }
    expect(planted(`import type { Server } from 'node:http';`, 'server/a.ts')).toBe('');
    expect(planted('await vendorFetch(address, asked);', 'server/a.ts')).toBe('');
  });

  it('a planted index.tsx is caught', () => {
    expect(planted('export const A = 1;', 'src/ui/index.tsx')).toContain('Never index.tsx');
  });

  it.each([
    [mark('// oxlint-', 'disable-next-line no-eval -- the vendor script is evaluated in its own frame')],
    [mark('// @ts-', 'expect-error: the plugin types lag behind its code')],
    ['const enumerated = 1;'],
    ['useSyncExternalStore(scope?.subscribe ?? none, read, read)'],
  ])('the law on habits accepts %s', (text) => {
    expect(planted(text)).toBe('');
  });

  it("a tool's configuration may have a default export", () => {
    expect(planted(mark('export ', 'default {};'), 'vite.config.ts')).toBe('');
  });
});
