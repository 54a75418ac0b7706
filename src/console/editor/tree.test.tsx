import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import { headingOf, openConsole, toasts } from '#tests/support/console/openConsole.tsx';
import { hashOf } from '#tests/support/console/things.ts';
import './EditorScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  showWindow(1280);
});

async function opened(document: object) {
  const server = new EditorServer(document);
  const view = openConsole(server, '/drafts/draft-1');
  await headingOf('Cup final on top');
  await screen.findByRole('tree');
  await act(async () => undefined);
  return { server, ...view };
}
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',', 1)[0]);
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',', 1)[0];
const saved = async (server: EditorServer) => {
  await screen.findByText(/^Saved · version [4-9]/);
  return server.document as { readonly title?: string; readonly nodes: Readonly<Record<string, Record<string, unknown>>> };
};
const columns = (more: object = {}) => ({
  ...shelfNode('cols', ''),
  kind: 'ColumnsShelf',
  v: 1,
  props: { columns: [{ region: 'main' }, { region: 'side' }] },
  ...more,
});

describe('copy and paste between documents', () => {
  it('a copied part is pasted into another draft by keys', async () => {
    const { user, unmount } = await opened(documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second')));
    await user.click(screen.getByRole('button', { name: 'Paste part' }));
    expect(toasts()).toEqual(['Copy a part first.']);
    act(() => row(/^Second/).focus());
    await user.click(row(/^Second/));
    await user.keyboard('{Control>}c{/Control}');
    expect(toasts()).toContain('Second copied. Paste it into any document.');
    unmount();
    const { server } = await opened(documentOf(shelfNode('two', 'Other'), shelfNode('three', 'Third')));
    await user.click(row(/^Other/));
    await user.keyboard('{Control>}v{/Control}');
    expect(rows()).toEqual(['Other', 'Second', 'Third']);
    expect(focused()).toBe('Second');
    expect((await saved(server)).nodes['two-2']).toMatchObject({ id: 'two-2', props: { title: 'Second' } });
  });
});

describe('a region without parts', () => {
  it('an empty region is a line that keys reach and parts can be added to', async () => {
    const { user, server } = await opened(documentOf(columns({ regions: { side: ['one'] } }), shelfNode('one', 'First')));
    expect(rows()).toEqual(['cols', 'main of cols: empty', 'First', 'First']);
    act(() => row(/^cols,/).focus());
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('main of cols: empty');
    await user.keyboard('{Enter}');
    await user.click(within(await screen.findByRole('dialog')).getByText('Quick links'));
    expect((await saved(server)).nodes['cols']).toMatchObject({ regions: { main: ['quick-links'], side: ['one'] } });
  });

  it('a part can be dropped on an empty region', async () => {
    const { server } = await opened(documentOf(shelfNode('one', 'First'), columns()));
    screen.getAllByRole('treeitem').forEach((each, at) => {
      each.getBoundingClientRect = () => new DOMRect(0, at * 40, 100, 40);
    });
    const handle = row(/^First/).querySelector('[data-handle]') ?? fail('no handle');
    fireEvent.pointerDown(handle, { clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: 140, pointerId: 1, buttons: 1 });
    fireEvent.pointerUp(handle, { clientY: 140, pointerId: 1 });
    expect((await saved(server)).nodes['cols']).toMatchObject({ regions: { side: ['one'] } });
  });

  it('an empty region that no view draws can be removed', async () => {
    const { user, server } = await opened(documentOf(columns({ regions: { main: [], side: [], old: [] } })));
    expect(row(/^old of cols: empty, not shown$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect((await saved(server)).nodes['cols']?.['regions']).toEqual({ main: [], side: [] });
  });
});

describe('a line', () => {
  const two = () => documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second'));

  it('a line has the focus after an action, also when its buttons are gone', async () => {
    const { user } = await opened(two());
    act(() => row(/^First/).focus());
    await user.keyboard('{Control>}d{/Control}');
    expect(document.activeElement?.getAttribute('data-node-id')).toBe('one-2');
    await user.keyboard('{Delete}');
    expect(rows()).toEqual(['First', 'Second']);
    await user.click(row(/^First/));
    await user.click(screen.getByRole('button', { name: 'Remove First' }));
    expect(rows()).toEqual(['Second']);
    expect(focused()).toBe('Second');
  });

  it('the pressed line of a part mentioned twice is the selected one', async () => {
    const { user } = await opened({ ...two(), order: ['one', 'two', 'one'] });
    const last = screen.getAllByRole('treeitem').at(-1) ?? fail('no line');
    await user.click(last);
    expect(screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
    act(() => last.focus());
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Second');
  });

  it.each([
    ['let go where nobody heard of it', () => undefined],
    ['called off by Escape', (handle: Element) => fireEvent.keyDown(handle, { key: 'Escape' })],
  ])('a drag that was %s ends', async (_, callOff) => {
    await opened(two());
    screen.getAllByRole('treeitem').forEach((each, at) => {
      each.getBoundingClientRect = () => new DOMRect(0, at * 40, 100, 40);
    });
    const handle = row(/^First/).querySelector('[data-handle]') ?? fail('no handle');
    fireEvent.pointerDown(handle, { clientY: 10, pointerId: 1 });
    callOff(handle);
    fireEvent.pointerMove(handle, { clientY: 75, pointerId: 1, buttons: 0 });
    fireEvent.pointerUp(handle, { clientY: 75, pointerId: 1 });
    expect(rows()).toEqual(['First', 'Second']);
  });
});

describe('the title', () => {
  it('the document’s title is edited above its parts', async () => {
    const { user, server } = await opened(documentOf(shelfNode('one', 'First')));
    await user.type(screen.getByLabelText('Title of the document'), ' and away');
    expect((await saved(server)).title).toBe('Home and away');
  });
});

describe('errors', () => {
  it('an error in a link’s field is shown at that field', async () => {
    const links = [{ id: 'a', label: 'A', icon: 'live', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: 'x' } }];
    await opened(documentOf(shelfNode('one', 'First', { props: { title: 'First', links } })));
    const field = await waitFor(() => document.getElementById('field_props_links_0_deepLink_canonicalUrl') ?? fail('no field'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    expect(told.join('')).toContain('Enter a path on this site, starting with a slash.');
  });

  it('an error without a field is shown above the form or the live data, with a link', async () => {
    const server = new EditorServer(
      documentOf(
        shelfNode('rail', '', {
          kind: 'GameRailShelf',
          v: 1,
          props: { title: 'Games' },
          bind: { games: { source: 'casinoGames', args: {} } },
        }),
      ),
    );
    const finding = (pointer: string, message: string) => ({
      check: 'schema' as const,
      nodeId: 'rail',
      pointer: `/nodes/rail${pointer}`,
      message,
    });
    server.on('checkDraft', () => ({
      contentHash: hashOf('b'),
      problems: [finding('/bind/games/args/first', 'must be a number'), finding('/v', 'no longer read')],
      warnings: [],
      approval: { isApproved: false, careReasons: [], approvals: [], missing: [] },
      coverage: null,
    }));
    const { user } = openConsole(server, '/drafts/draft-1');
    const checks = within(await screen.findByRole('region', { name: 'Checks and changes' }));
    await user.click(await checks.findByRole('button', { name: /Must be a number\.$/ }));
    await waitFor(() => expect(document.activeElement?.id).toBe('field_bind_games'));
    expect(document.activeElement?.textContent).toContain('Must be a number.');
    await user.click(checks.getByRole('button', { name: /No longer read\.$/ }));
    await waitFor(() => expect(document.activeElement?.id).toBe('field'));
  });
});

function fail(message: string): never {
  throw new Error(message);
}
