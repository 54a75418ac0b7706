import { describe, expect, it } from 'vitest';
import { familyNames, kindsOf, readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';
import { CASES, incompleteKinds } from './kinds.ts';
import { filesOf, type SourceFile, report } from './tree.ts';

const kinds = kindsOf(readSdl(ROOT));
const files = filesOf(['registry', 'fixtures', 'schemas/json'], ['.ts', '.tsx', '.json', '.graphql']);
const without = (path: string): readonly SourceFile[] => files.filter((file) => file.path !== path);

describe('every kind of the SDL', () => {
  it('every kind has view, skeleton, fragment, test, JSON Schema, fixture, six cases and a registry line', () => {
    expect(report(incompleteKinds(kinds, files))).toBe('');
  });

  it('every kind belongs to one of eight families, each with two kinds or more', () => {
    expect(familyNames).toHaveLength(8);
    for (const family of familyNames) expect(kinds.filter((kind) => kind.family === family).length, family).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'registry/pageShelves/Tabs/Tabs.tsx',
    'registry/pageShelves/Tabs/TabsSkeleton.tsx',
    'registry/pageShelves/Tabs/Tabs.graphql',
    'registry/deepLinks/WebPage/WebPage.ts',
    'schemas/json/pageShelves/TabsShelf.schema.json',
    'fixtures/pageShelves/Tabs.ts',
  ])('a kind without %s is caught', (path) => {
    expect(report(incompleteKinds(kinds, without(path)))).toMatch(new RegExp(`${path}: is missing; it .* npm run new kind`));
  });

  it('a kind without its registry line or a case, and a folder without a kind, are caught', () => {
    const index = { path: 'registry/pageShelves/index.ts', text: 'export const pageShelves = {};' };
    expect(report(incompleteKinds(kinds, [...without(index.path), index]))).toContain('has no line for TabsShelf');
    const fixture = {
      path: 'fixtures/pageShelves/Tabs.ts',
      text: CASES.filter((name) => name !== 'hostile')
        .map((name) => `  ${name}: 1,\n`)
        .join(''),
    };
    expect(report(incompleteKinds(kinds, [...without(fixture.path), fixture]))).toContain('Tabs.ts: has no case "hostile"');
    const stray = { path: 'registry/pageShelves/Gone/Gone.tsx', text: '' };
    expect(report(incompleteKinds(kinds, [...files, stray]))).toContain('registry/pageShelves/Gone: stands for no kind');
  });
});
