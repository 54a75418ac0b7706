import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { incompleteKinds } from '#tests/laws/kinds.ts';
import { filesOf, tell } from '#tests/laws/tree.ts';
import { type Family, familyNames, kindsOf } from '../codegen/sdl.ts';
import { filesUnder, ROOT } from '../files.ts';
import { namesOf } from './names.ts';
import { type Plan, planOf } from './plan.ts';

const read = (path: string): string | null => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null);
const planFor = (family: Family): Plan => planOf(namesOf(family, 'Zebra'), read);

/** The tree as it would be. */
function after({ written, edited }: Plan, folders: readonly string[], endings: readonly string[]) {
  const changed = [...written, ...edited];
  const kept = filesOf(folders, endings).filter(({ path }) => !changed.some((file) => file.path === path));
  return [...kept, ...changed.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))];
}

describe.each(familyNames)('a new kind of %s', (family) => {
  const plan = planFor(family);

  it('is a member of its union in an SDL that holds', () => {
    const sdl = after(plan, ['schemas/graphql'], ['.graphql']).map(({ text }) => text);
    const added = kindsOf(buildSchema(sdl.join('\n'))).filter(({ name }) => name === 'Zebra');
    expect(added).toEqual([{ family, name: 'Zebra', type: namesOf(family, 'Zebra').type }]);
  });

  it('lacks nothing that the law of kinds asks for', () => {
    const { type } = namesOf(family, 'Zebra');
    const files = after(plan, ['registry', 'fixtures', 'schemas/json'], ['.ts', '.tsx', '.json', '.graphql']);
    expect(tell(incompleteKinds([{ family, type, name: 'Zebra' }], files).filter(({ path }) => path.includes('Zebra')))).toBe('');
    expect(files.find(({ path }) => path === `registry/${family}/index.ts`)?.text).toContain(type);
  });

  it('is TypeScript that parses, and finds the place of every edit', () => {
    for (const { path, text } of [...plan.written, ...plan.edited].filter((file) => /\.tsx?$/.test(file.path))) {
      expect(parseSync(path, text).errors, path).toEqual([]);
    }
    expect(plan.left.filter((line) => /: (add|list|map|spread) /.test(line))).toEqual([]);
    expect(plan.left.join('\n')).toContain('npm run codegen');
  });
});

describe('npm run new kind', () => {
  it.each([
    ['zebra', 'is no name of a kind'],
    ['ZebraShelf', 'Leave the noun out: Zebra'],
    ['Ze/bra', 'is no name of a kind'],
  ])('refuses the name %s', (kind, reason) => {
    expect(() => namesOf('pageShelves', kind)).toThrow(reason);
  });

  it('overwrites nothing', () => {
    const [kind = ''] = filesUnder('registry/pageShelves', '.tsx').map((path) => path.split('/')[2] ?? '');
    expect(() => planOf(namesOf('pageShelves', kind), read)).toThrow('is there already');
  });

  it('leaves to a person what it finds no place for', () => {
    const strange = (path: string) => (path === 'codegen.yml' ? 'generates: {}' : read(path));
    expect(planOf(namesOf('pageShelves', 'Zebra'), strange).left[0]).toBe('codegen.yml: map ZebraShelf to its parent');
  });
});
