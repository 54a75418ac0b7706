import { buildSchema } from 'graphql';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { incompleteKinds } from '#tests/laws/kinds.ts';
import { filesOf, report } from '#tests/laws/tree.ts';
import { type Family, familyNames, kindsOf, layoutNodeOf, SHELVES } from '../codegen/sdl.ts';
import { filesUnder, ROOT } from '../files.ts';
import { namesOf } from './names.ts';
import { type Plan, planOf } from './plan.ts';
import { type Tree, treeOf } from './tree.ts';

const tree = treeOf(ROOT);
const placeOf = (family: Family): string => (family === 'pageShelves' ? 'pageShelves/events' : family);
const planFor = (family: Family, source?: string): Plan => planOf(namesOf(placeOf(family), 'Zebra', source), tree);

function after({ written, edited }: Plan, folders: readonly string[], endings: readonly string[]) {
  const changed = [...written, ...edited];
  const kept = filesOf(folders, endings).filter(({ path }) => !changed.some((file) => file.path === path));
  return [...kept, ...changed.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))];
}

describe.each(familyNames)('a new kind of %s', (family) => {
  const plan = planFor(family);

  it('a new kind of a family is a member of its union in a valid SDL', () => {
    const sdl = after(plan, ['schemas/graphql'], ['.graphql'])
      .map(({ text }) => text)
      .join('\n');
    const added = kindsOf(buildSchema(`${sdl}\n${layoutNodeOf(sdl)}`)).filter(({ name }) => name === 'Zebra');
    expect(added).toEqual([{ family, name: 'Zebra', type: namesOf(family, 'Zebra').type }]);
  });

  it('a new kind of a family has everything that the law of kinds requires', () => {
    const { type } = namesOf(family, 'Zebra');
    const files = after(plan, ['registry', 'fixtures', 'schemas/json'], ['.ts', '.tsx', '.json', '.graphql']);
    expect(report(incompleteKinds([{ family, type, name: 'Zebra' }], files).filter(({ path }) => path.includes('Zebra')))).toBe('');
    expect(files.find(({ path }) => path === `registry/${family}/index.ts`)?.text).toContain(type);
  });

  it('a new kind of a family is valid TypeScript, and every edit finds its place', () => {
    for (const { path, text } of [...plan.written, ...plan.edited].filter((file) => /\.tsx?$/.test(file.path))) {
      expect(parseSync(path, text).errors, path).toEqual([]);
    }
    expect(plan.left.filter((line) => /: (add|list) /.test(line))).toEqual([]);
    expect(plan.left.join('\n')).toContain('npm run codegen');
  });

  it('a new kind of a family leaves at most 10 files to write by hand', () => {
    expect(plan.byHand).toContain(`schemas/json/${family}/${namesOf(family, 'Zebra').type}.schema.json`);
    expect(plan.byHand.length, plan.byHand.join('\n')).toBeLessThanOrEqual(10);
  });
});

it.each(SHELVES)('a new kind of %s with its own source leaves at most 12 files to write by hand', (family) => {
  const { byHand, left } = planFor(family, 'zebra');
  expect(byHand).toEqual(expect.arrayContaining(['index', 'items', 'zebra'].map((name) => `server/kinds/sources/${name}.ts`)));
  expect(byHand.length, byHand.join('\n')).toBeLessThanOrEqual(12);
  expect(left.filter((line) => /: (add|list) /.test(line))).toEqual([]);
});

describe('npm run new kind', () => {
  it.each([
    ['zebra', 'is no name of a kind'],
    ['ZebraShelf', 'Leave the noun out: Zebra'],
    ['Ze/bra', 'is no name of a kind'],
  ])('`npm run new kind` refuses the name %s', (kind, reason) => {
    expect(() => namesOf('pageShelves', kind)).toThrow(reason);
  });

  it('`npm run new kind` overwrites no file', () => {
    const [kind = ''] = filesUnder('registry/pageShelves', '.tsx').map((path) => path.split('/')[2] ?? '');
    expect(() => planOf(namesOf('pageShelves/events', kind), tree)).toThrow('is there already');
    expect(() => planFor('pageShelves', 'standings')).toThrow('server/kinds/sources/standings.ts is there already');
    expect(() => planFor('pageShelves', 'casinoGame')).toThrow('There is a source casinoGame already');
  });

  it.each([
    ['pageShelves', 'server/kinds/pageShelves is divided: write one of pageShelves/account, pageShelves/events, pageShelves/page'],
    ['pageShelves/lobby', 'server/kinds/pageShelves is divided'],
    ['forms/events', 'server/kinds/forms is not divided: write forms'],
    ['deepLinks/events', 'neither a folder on the server nor a source'],
    ['lobbies', '"lobbies" is no family: there are actions'],
    ['pageShelves/events/live', 'is no family'],
  ])('`npm run new kind` refuses the place %s', (place, reason) => {
    expect(() => planOf(namesOf(place, 'Zebra'), tree)).toThrow(reason);
  });

  it('a new kind refuses a source in a family without live data, and an invalid source name', () => {
    expect(() => planFor('dialogs', 'zebra')).toThrow('dialogs show no live data: a source is for pageShelves');
    expect(() => namesOf('pageShelves/events', 'Zebra', 'Live zebras')).toThrow('is no name of a source');
  });

  it('an edit whose place is not found is left to the developer', () => {
    const path = 'registry/forms/index.ts';
    const strange: Tree = { ...tree, read: (each) => (each === path ? 'export const forms = {};' : tree.read(each)) };
    const { left, byHand } = planOf(namesOf('forms', 'Zebra'), strange);
    expect(left[0]).toBe(`${path}: add the line of ZebraForm`);
    expect(byHand).toContain(path);
  });
});
