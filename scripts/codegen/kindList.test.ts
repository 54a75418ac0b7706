import { expect, it } from 'vitest';
import { kindList } from './kindList.ts';

const kinds = [
  { family: 'pageShelves', type: 'TabsShelf', name: 'Tabs' },
  { family: 'pageShelves', type: 'GridShelf', name: 'Grid' },
  { family: 'menuShelves', type: 'TreeShelf', name: 'Tree' },
] as const;

it('the list of kinds follows the order of the SDL, menus first', () => {
  const text = kindList(kinds, [
    'server/kinds/grid.ts',
    'server/kinds/pageShelves/events/GridShelf.ts',
    'server/kinds/pageShelves/page/TabsShelf.test.ts',
    'server/kinds/pageShelves/page/TabsShelf.ts',
    'server/kinds/menuShelves/TreeShelf.ts',
  ]);
  expect(text).toContain("import { GridShelf } from '../pageShelves/events/GridShelf.ts';");
  expect(text).toContain('= {\n  TreeShelf,\n  TabsShelf,\n  GridShelf,\n};');
});

it('a kind without a file, or a file without a kind, is left for the compiler to report', () => {
  const text = kindList(kinds, ['server/kinds/menuShelves/TreeShelf.ts', 'server/kinds/dialogs/GoneDialog.ts']);
  expect(text).toContain('{ readonly [K in KindName]: Kind<K> } = {\n  TreeShelf,\n  GoneDialog,\n};');
});

it('the list of kinds refuses two files of one kind', () => {
  const paths = ['page', 'events'].map((folder) => `server/kinds/pageShelves/${folder}/TabsShelf.ts`);
  expect(() => kindList(kinds, paths)).toThrow('TabsShelf has two files: ');
});
