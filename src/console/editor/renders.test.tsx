import { act, screen } from '@testing-library/react';
import type { BaseInputTemplateProps } from '@rjsf/utils';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import type { TreeRowProps } from './tree/TreeRow.tsx';

const drawn: string[] = [];
let openAt: (path: string) => Promise<import('#tests/support/console/openConsole.tsx').OpenedConsole['user']>;

beforeAll(async () => {
  showWindow(1280);
  // Test files share one process. Reloads the console with components that count renders.
  vi.resetModules();
  vi.doMock('./tree/TreeRow.tsx', async (original) => {
    const { TreeRow } = await original<typeof import('./tree/TreeRow.tsx')>();
    return { TreeRow: (props: TreeRowProps) => (drawn.push(`row of ${props.line.id}`), TreeRow(props)) };
  });
  vi.doMock('./form/templates.tsx', async (original) => {
    const real = await original<typeof import('./form/templates.tsx')>();
    const BaseInputTemplate = (props: BaseInputTemplateProps) => (drawn.push(props.id), real.BaseInputTemplate(props));
    return { ...real, templates: { ...real.templates, BaseInputTemplate } };
  });
  const { headingOf, openConsole } = await import('#tests/support/console/openConsole.tsx');
  await import('./EditorScreen.tsx');
  openAt = async (path) => {
    localStorage.clear();
    const { user } = openConsole(new EditorServer(twoHundred()), path);
    await headingOf('Cup final on top');
    expect(await screen.findAllByRole('treeitem')).toHaveLength(200);
    await act(async () => undefined);
    return user;
  };
});
afterAll(() => {
  vi.doUnmock('./tree/TreeRow.tsx');
  vi.doUnmock('./form/templates.tsx');
  vi.resetModules();
});

function twoHundred() {
  const below = (at: number) => ({ kind: 'ColumnsShelf', v: 1, props: { columns: [{ region: 'main' }] }, regions: { main: [`b${at}`] } });
  const tops = Array.from({ length: 100 }, (_, at) => shelfNode(`a${at}`, '', below(at)));
  const others = Array.from({ length: 100 }, (_, at) => shelfNode(`b${at}`, `Shelf ${at}`));
  return { ...documentOf(...tops, ...others), order: tops.map(({ id }) => String(id)) };
}

it('a keystroke redraws only its field and its part’s line, out of two hundred', async () => {
  const user = await openAt('/drafts/draft-1?node=b42');
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Shelf 42');
  await user.click(title);
  await act(async () => undefined);
  drawn.length = 0;
  await user.keyboard('!');
  expect(title.value).toBe('Shelf 42!');
  expect([...new Set(drawn)].toSorted()).toEqual(['field_props_title', 'row of b42']);
  expect(drawn.length, 'each once or twice, not once for each part').toBeLessThanOrEqual(4);
});

it('moving a part redraws only the lines whose place changed', async () => {
  const user = await openAt('/drafts/draft-1?node=a98');
  act(() => screen.getByRole('treeitem', { name: /^a98,/ }).focus());
  drawn.length = 0;
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect([...new Set(drawn.filter((what) => what.startsWith('row')))].toSorted()).toEqual(['row of a98', 'row of a99']);
});
