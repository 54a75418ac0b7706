import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import { Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { hashOf } from '#tests/support/console/things.ts';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { seal } from './preview/messages.ts';
import './EditorScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  showWindow(1280);
});
afterEach(() => vi.restoreAllMocks());

const three = () => documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second'), shelfNode('three', 'Third'));
async function opened(server: EditorServer = new EditorServer(three())) {
  const view = openConsole(server, '/drafts/draft-1');
  await headingOf('Cup final on top');
  await screen.findByRole('tree');
  await act(async () => undefined);
  return { server, ...view };
}
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',', 1)[0]);
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const unsaved = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('linemaker-draft'))
    .map(([, text]) => String(text))
    .join();
const lastSaved = async (server: EditorServer) => {
  await screen.findByText(/^Saved · version [4-9]/);
  return server.document as { readonly order: readonly string[]; readonly nodes: Readonly<Record<string, { props: { title?: string } }>> };
};

describe('the tree', () => {
  it('a part moved by keyboard is announced and saved, and undo moves it back', async () => {
    const { user, server } = await opened();
    act(() => row(/^First/).focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows()).toEqual(['Second', 'First', 'Third']);
    expect(screen.getByText('First moved: 2 of 3 in the page.')).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^First/);
    expect((await lastSaved(server)).order).toEqual(['two', 'one', 'three']);
    await user.keyboard('{Control>}z{/Control}');
    expect(rows()).toEqual(['First', 'Second', 'Third']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(rows()).toEqual(['Second', 'First', 'Third']);
  });

  it('arrow keys walk the parts, and keys copy and remove them', async () => {
    const { user } = await opened();
    act(() => row(/^First/).focus());
    await user.keyboard('{ArrowDown}');
    expect(row(/^Second/).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Control>}d{/Control}');
    expect(rows()).toEqual(['First', 'Second', 'Second', 'Third']);
    act(() => row(/^Third/).focus());
    await user.click(row(/^Third/));
    await user.keyboard('{Delete}');
    expect(rows()).toEqual(['First', 'Second', 'Second']);
    expect(screen.getByText('Third removed. Use Undo to restore it.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows()).toHaveLength(4);
  });

  it('the tree can be searched, and a new part has valid props', async () => {
    const { user, server } = await opened();
    await user.type(screen.getByLabelText('Search in the document'), 'second');
    expect(rows()).toEqual(['Second']);
    await user.clear(screen.getByLabelText('Search in the document'));
    await user.click(screen.getByRole('button', { name: 'Add a part' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Consent')).toBeNull();
    await user.click(dialog.getByText('Game rail'));
    expect(rows()).toContain('Games');
    const saved = await lastSaved(server);
    expect(saved.nodes['game-rail']).toMatchObject({
      kind: 'GameRailShelf',
      bind: { games: { source: 'casinoGames', args: { first: 6 } } },
    });
  });

  it('a broken part is marked and can be repaired', async () => {
    const broken = documentOf(
      shelfNode('one', 'First'),
      { id: 'odd', kind: 'FutureShelf', v: 1, criticality: 'OPTIONAL', props: { any: 1 } },
      {
        id: 'bare',
        kind: 'QuickLinksShelf',
        v: 2,
        criticality: 'OPTIONAL',
      },
    );
    const { user, server } = await opened(new EditorServer({ ...broken, order: [...broken.order, 'gone'] }));
    expect(row(/^odd, Future, 1 problem/)).toBeDefined();
    expect(row(/^gone, Missing, 1 problem/)).toBeDefined();
    await user.click(row(/^bare/));
    await user.click(screen.getByRole('button', { name: 'Start from an example' }));
    expect(row(/^Links, Quick links$/)).toBeDefined();
    expect((await lastSaved(server)).nodes).toHaveProperty('odd');
  });

  it('the tree scrolls when a part is dragged to its edge', async () => {
    await opened();
    const column = screen.getByRole('tree').closest<HTMLElement>('[data-scrolls]');
    const handle = row(/^First/).querySelector('[data-handle]');
    if (!column || !handle) throw new Error('no column, or no handle');
    column.getBoundingClientRect = () => new DOMRect(0, 100, 240, 500);
    const scrolled = vi.spyOn(column, 'scrollBy').mockReturnValue(undefined);
    fireEvent.pointerDown(handle, { clientY: 300, pointerId: 1 });
    for (const clientY of [350, 590, 110]) fireEvent.pointerMove(handle, { clientY, pointerId: 1, buttons: 1 });
    fireEvent.pointerUp(handle, { clientY: 300, pointerId: 1 });
    expect(scrolled.mock.calls).toEqual([[{ top: 24 }], [{ top: -24 }]]);
    expect(rows()).toEqual(['First', 'Second', 'Third']);
  });

  it('a part dragged by pointer moves to where it is dropped', async () => {
    await opened();
    screen.getAllByRole('treeitem').forEach((each, at) => {
      each.getBoundingClientRect = () => ({
        top: at * 40,
        bottom: at * 40 + 40,
        height: 40,
        left: 0,
        right: 100,
        width: 100,
        x: 0,
        y: at * 40,
        toJSON: () => '',
      });
    });
    const handle = row(/^First/).querySelector('[data-handle]');
    if (!handle) throw new Error('no handle');
    fireEvent.pointerDown(handle, { clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: 115, pointerId: 1, buttons: 1 });
    fireEvent.pointerUp(handle, { clientY: 115, pointerId: 1 });
    expect(rows()).toEqual(['Second', 'Third', 'First']);
  });
});

describe('the form', () => {
  it('typing a title is one undo step, is checked at its field, and is saved after a pause', async () => {
    const { user, server } = await opened();
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    expect(await screen.findByText('This field is required.')).toBeDefined();
    expect(row(/^one, Quick links, 1 problem/)).toBeDefined();
    await user.type(title, 'Cup');
    expect(row(/^Cup, Quick links$/)).toBeDefined();
    expect((await lastSaved(server)).nodes['one']?.props.title).toBe('Cup');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row(/^First/)).toBeDefined();
  });

  it('entries of a list can be added, moved and removed', async () => {
    const { user, server } = await opened();
    await user.click(await screen.findByRole('button', { name: '+ Add to links' }));
    await user.type(screen.getAllByLabelText('Label')[1]!, 'Casino');
    await user.click(screen.getByRole('button', { name: 'Move 2 of 2 up' }));
    await lastSaved(server);
    await waitFor(() => expect(JSON.stringify(server.document)).toContain('"label":"Casino"'));
    await user.click(screen.getByRole('button', { name: 'Remove 1 of 2' }));
    expect(screen.queryByDisplayValue('Casino')).toBeNull();
  });

  it('choosing a link’s type shows the fields it needs', async () => {
    const { user, server } = await opened();
    await user.selectOptions(await screen.findByLabelText(/^Deep link/), 'Sportsbook page');
    await user.type(await screen.findByLabelText('Canonical url'), '/live');
    await waitFor(() =>
      expect(JSON.stringify(server.document)).toContain('"deepLink":{"kind":"SportsbookPageDeepLink","canonicalUrl":"/live"}'),
    );
    expect(screen.queryAllByRole('option', { name: /not known/ }), 'of values that are known').toEqual([]);
  });

  it('undo keys inside the document’s title undo the typing there', async () => {
    const { user } = await opened();
    const title = screen.getByLabelText<HTMLInputElement>('Title of the document');
    await user.type(title, '!');
    expect(title.value).toBe('Home!');
    await user.keyboard('{Control>}z{/Control}');
    expect(title.value).toBe('Home');
    expect(document.activeElement).toBe(title);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(title.value).toBe('Home!');
  });

  it('undo keys inside the search field leave the document alone', async () => {
    const { user } = await opened();
    await user.type(screen.getByLabelText('Title of the document'), '!');
    await user.click(screen.getByLabelText('Search in the document'));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText<HTMLInputElement>('Title of the document').value).toBe('Home!');
  });

  it('the form of a viewer is read-only', async () => {
    await opened(new EditorServer(three(), 'viewer'));
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).readOnly).toBe(true);
    for (const name of ['Add a part', 'Undo', '+ Add to links']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('saving', () => {
  it('typing goes on offline, is kept in the browser and sent when the server is back', async () => {
    const { user, server } = await opened();
    server.isThere = false;
    await user.type(await screen.findByLabelText('Title'), '!');
    expect(await screen.findByText('Offline: saved in this browser')).toBeDefined();
    expect(unsaved()).toContain('First!');
    server.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect((await lastSaved(server)).nodes['one']?.props.title).toBe('First!');
    expect(unsaved()).toBe('');
  });

  it('text that was not saved before a reload is restored and saved', async () => {
    const document = documentOf(shelfNode('one', 'Typed before the reload'));
    localStorage.setItem('linemaker-draft/editor/draft-1/before', JSON.stringify({ version: 3, base: three(), document }));
    const { server } = await opened();
    expect(await screen.findByRole('treeitem', { name: /^Typed before the reload/ })).toBeDefined();
    expect((await lastSaved(server)).order).toEqual(['one']);
  });

  it('leaving the page asks first while something is unsaved', async () => {
    const { user } = await opened();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.type(await screen.findByLabelText('Title'), '!');
    expect(leave()).toBe(false);
  });

  it('a colleague’s changes to other parts are merged on saving', async () => {
    const { user, server } = await opened();
    const theirs = documentOf(shelfNode('one', 'First?'), shelfNode('two', 'By a colleague'), shelfNode('three', 'Third'));
    server.on('saveDraft', () => {
      server.version = 5;
      return { ...server.view(), document: theirs, isMerged: true };
    });
    await user.type(await screen.findByLabelText('Title'), '?');
    expect(await screen.findByText('Saved · version 5')).toBeDefined();
    expect(rows()).toEqual(['First?', 'By a colleague', 'Third']);
  });

  it('a part changed by both operators shows both texts, and the choice keeps their other changes', async () => {
    const { user, server } = await opened();
    const theirs = documentOf(shelfNode('one', 'Theirs'), shelfNode('two', 'Second'), shelfNode('new', 'New of theirs'));
    server.on('saveDraft', ({ document: yours, version }) => {
      if (version === 4) {
        server.document = yours;
        server.version = 5;
        return { ...server.view(), document: yours, isMerged: false };
      }
      throw new Refusal('stale', 'Both changed it.', { version: 4, conflicts: ['one'], base: three(), yours, theirs, merged: theirs });
    });
    await user.type(await screen.findByLabelText('Title'), ' of mine');
    const dialog = within(await screen.findByRole('dialog', { name: 'Conflicting changes' }));
    expect(dialog.getByText('Props › Title')).toBeDefined();
    expect(dialog.getByText(/^(Mine)?First of mine$/, { ignore: 'legend' })).toBeDefined();
    expect(dialog.getAllByText('Theirs')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Continue with these choices' }));
    expect(await screen.findByText('Saved · version 5')).toBeDefined();
    expect(rows()).toEqual(['First of mine', 'Second', 'New of theirs']);
    expect((server.document as { nodes: object }).nodes).toHaveProperty('new');
  });
});

describe('checks and changes', () => {
  it('pressing a problem in "Checks and changes" moves the operator to its field', async () => {
    const server = new EditorServer(three());
    server.on('checkDraft', () => ({
      contentHash: hashOf('b'),
      problems: [{ check: 'schema', nodeId: 'two', pointer: '/nodes/two/props/links/0/label', message: 'no page has the address /x' }],
      warnings: [],
      approval: { isApproved: false, careReasons: ['home is watched'], approvals: [], missing: ['second-person', 'compliance'] },
      coverage: null,
    }));
    server.on('diffDraft', () => ({
      contentHash: hashOf('b'),
      baseHash: null,
      title: { before: null, after: 'Home' },
      nodes: [
        {
          change: 'edited',
          id: 'three',
          kind: 'QuickLinksShelf',
          words: '“Third” changed: props/title',
          fields: [{ path: '/props/title', before: 'a', after: 'b' }],
        },
      ],
    }));
    const { user } = await opened(server);
    await user.click(await screen.findByRole('button', { name: 'Second: No page has the address /x.' }));
    expect(row(/^Second, Quick links, 1 problem/).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement?.id).toBe('field_props_links_0_label'));
    expect(screen.getByText('No page has the address /x.')).toBeDefined();
    expect(screen.getByText(/Still needed: approval by a second person and by compliance\. home is watched\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '“Third” changed: props/title' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('field_props_title'));
  });

  it('the editor links to the page that reviews and approves the draft', async () => {
    await opened();
    const link = await screen.findByRole('link', { name: 'Review and approve' });
    expect(link.getAttribute('href')).toBe('/drafts/draft-1/review');
  });

  it('a review’s address selects its part in the editor', async () => {
    openConsole(new EditorServer(three()), '/drafts/draft-1?node=three');
    await screen.findByRole('tree');
    await waitFor(() => expect(row(/^Third/).getAttribute('aria-selected')).toBe('true'));
  });
});

/** Replaces the preview frame's window. Returns the messages sent to the frame, and `say`, which sends one from it. */
function framed() {
  const told: unknown[] = [];
  const inner = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(screen.getByTitle('Preview'), 'contentWindow', { value: inner });
  const say = (message: Parameters<typeof seal>[0], origin = location.origin) =>
    act(async () => void window.dispatchEvent(new MessageEvent('message', { data: seal(message), origin, source: inner as never })));
  return { told, say };
}

describe('the preview', () => {
  it('the preview is answered from the unsaved document, and pressing a part there selects it', async () => {
    const { user, server } = await opened();
    const { told, say } = framed();
    await say({ type: 'ready' });
    await waitFor(() =>
      expect(told).toContainEqual(
        expect.objectContaining({ type: 'show', scene: expect.objectContaining({ surface: 'home', path: '/', login: 'visitor' }) }),
      ),
    );
    await user.selectOptions(screen.getByLabelText('Login'), 'Player');
    await user.selectOptions(screen.getByLabelText('Region'), 'CA-ON');
    await user.selectOptions(screen.getByLabelText('Width'), '1280 px');
    await say({ type: 'ask', id: 1, hash: documentHashes['PageLayout'] ?? '', variables: { canonicalUrl: '/' } });
    expect(server.inputsOf('previewDraft')).toMatchObject([
      { login: 'player', region: 'CA-ON', device: 'DESKTOP', document: { order: ['one', 'two', 'three'] } },
    ]);
    expect(told).toContainEqual(expect.objectContaining({ type: 'answer', id: 1, answer: { data: { pageLayout: null } } }));
    await say({ type: 'picked', nodeId: 'three' });
    expect(row(/^Third/).getAttribute('aria-selected')).toBe('true');
    expect(told).toContainEqual(expect.objectContaining({ type: 'mark', nodeId: 'three' }));
    await say({ type: 'reported', nodeId: 'two', reason: 'source-failed' });
    expect(screen.getByText('Second could not be shown as entered: source failed.')).toBeDefined();
    await say({ type: 'picked', nodeId: 'one' }, 'https://elsewhere.example');
    expect(row(/^Third/).getAttribute('aria-selected'), 'nobody else is listened to').toBe('true');
  });

  it('a hidden preview is not updated, and shows the last state once it is visible', async () => {
    showWindow(375);
    const { user, server } = await opened();
    const { told, say } = framed();
    const shows = () => told.filter((message) => (message as { readonly type: string }).type === 'show');
    await say({ type: 'ready' });
    await user.click(row(/^First/));
    await user.type(await screen.findByLabelText('Title'), '!');
    // Saving takes longer than the preview's delay, so the delay is over.
    await lastSaved(server);
    expect(shows()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(shows()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Checks' }));
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(shows(), 'nothing was changed meanwhile').toHaveLength(1);
  });

  it.each(['Segments', 'Flags on'])('an invalid name among the %s is reported and left out of the audience', async (label) => {
    const { server } = await opened();
    const { say } = framed();
    const rule = 'Small letters, digits and hyphens; at most 20 names.';
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: 'vip, BAD!' } });
    expect(screen.getByText(rule)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await say({ type: 'ask', id: 1, hash: documentHashes['PageLayout'] ?? '', variables: {} });
    expect(server.inputsOf('previewDraft')).toMatchObject([label === 'Segments' ? { segments: ['vip'] } : { flags: ['vip'] }]);
    fireEvent.change(field, { target: { value: 'vip' } });
    expect(screen.queryByText(rule)).toBeNull();
  });
});
