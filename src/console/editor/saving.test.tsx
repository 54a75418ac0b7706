import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import { PASSWORD, personOf, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { draft, withDocument } from '#tests/support/console/things.ts';
import './EditorScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  showWindow(1280);
});

const two = (first = 'First', second = 'Second') => documentOf(shelfNode('one', first), shelfNode('two', second));
async function opened(server: EditorServer = new EditorServer(two()), path = '/drafts/draft-1') {
  const view = openConsole(server, path);
  await headingOf('Cup final on top');
  await screen.findByRole('tree');
  await act(async () => undefined);
  return { server, ...view };
}
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',', 1)[0]);
const titleField = () => screen.findByLabelText<HTMLInputElement>('Title');
const unsaved = () => Object.keys(localStorage).filter((key) => key.startsWith('linemaker-draft'));

describe('unsaved text', () => {
  it('unsaved text is not saved under another operator, and returns to its author', async () => {
    const { user, server, client } = await opened();
    await user.type(await titleField(), ' of mine');
    await act(() => client.logOut());
    expect(unsaved()).toHaveLength(1);
    await act(() => client.logIn(personOf('approver').email, PASSWORD));
    await screen.findByRole('tree');
    expect(rows()).toEqual(['First', 'Second']);
    await act(() => client.logOut());
    expect(server.inputsOf('saveDraft')).toEqual([]);
    await act(() => client.logIn(personOf('editor').email, PASSWORD));
    expect(await screen.findByRole('treeitem', { name: /^First of mine/ })).toBeDefined();
    await screen.findByText('Saved · version 4');
    expect([unsaved(), server.document]).toEqual([[], two('First of mine')]);
  });

  it('unsaved text is not saved by an operator who logged in from another tab', async () => {
    const { user, server, client } = await opened();
    await user.type(await titleField(), ' of mine');
    server.operator = personOf('approver');
    server.csrfToken = 'of-the-other-tab';
    await act(() => client.open());
    await waitFor(() => expect(screen.queryAllByRole('treeitem').length).toBe(2));
    expect(rows()).toEqual(['First', 'Second']);
    expect([server.inputsOf('saveDraft'), unsaved().length]).toEqual([[], 1]);
  });
});

describe('a draft that is opened again', () => {
  it('a draft opened again shows its last saved text', async () => {
    const { user, server } = await opened();
    server.on('listDrafts', () => ({ drafts: [server.view()] }));
    await user.type(await titleField(), '!');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Drafts' }));
    await waitFor(() => expect(server.version).toBe(4));
    let answer = (): void => undefined;
    server.on('readDraft', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { ...server.view(), document: server.document, base: null };
    });
    await user.click(await screen.findByRole('link', { name: 'Cup final on top' }));
    await waitFor(() => expect(server.inputsOf('readDraft').length).toBeGreaterThan(1));
    expect(screen.queryByRole('tree'), 'an old answer is nothing to work on').toBeNull();
    await act(async () => answer());
    expect(await screen.findByRole('treeitem', { name: /^First!/ })).toBeDefined();
    expect(screen.getByText('Saved · version 4')).toBeDefined();
  });

  it('a draft without unsaved text takes a colleague’s changes when the page is visible again', async () => {
    const { server } = await opened();
    server.document = two('First', 'By a colleague');
    server.version = 6;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('treeitem', { name: /^By a colleague/ })).toBeDefined();
    expect(screen.getByText('Saved · version 6')).toBeDefined();
    expect(server.inputsOf('saveDraft')).toEqual([]);
  });

  it('a save asks again only for answers about the draft', async () => {
    const { user, server } = await opened();
    const [kinds, addresses] = [server.inputsOf('listKinds').length, server.inputsOf('previewAddresses').length];
    const checks = server.inputsOf('checkDraft').length;
    await user.type(await titleField(), '!');
    await screen.findByText('Saved · version 4');
    await waitFor(() => expect(server.inputsOf('checkDraft').length).toBeGreaterThan(checks));
    expect([server.inputsOf('listKinds').length, server.inputsOf('previewAddresses').length]).toEqual([kinds, addresses]);
  });
});

describe('a draft that a colleague closes', () => {
  const published = () => ({ ...draft({ version: 4, state: 'published' }), document: two('First', 'Theirs'), base: null });
  function closed(server = new EditorServer(two())): EditorServer {
    server.on('readDraft', published);
    server.on('saveDraft', () => {
      throw new Refusal('wrong-state', 'This draft is published; make a copy to go on with it.');
    });
    return server;
  }
  const copying = (server: EditorServer) => {
    const copies: { version: number; document: object } = { version: 1, document: {} };
    server.on('duplicateDraft', ({ title }) => withDocument(draft({ id: 'copy', title, version: 1 })));
    server.on('saveDraft', ({ draftId, document }) => {
      expect(draftId).toBe('copy');
      Object.assign(copies, { version: 2, document });
      return { ...draft({ id: 'copy', version: 2 }), document, isMerged: false };
    });
    server.on('readDraft', ({ draftId }) =>
      draftId === 'copy'
        ? { ...draft({ id: 'copy', title: 'The copy', version: copies.version }), document: copies.document, base: null }
        : published(),
    );
    return copies;
  };

  it('a draft closed by a colleague is frozen and can be continued in a copy with all changes', async () => {
    const server = new EditorServer(two());
    const { user, address } = await opened(server);
    await user.type(await titleField(), ' of mine');
    closed(server);
    expect(await screen.findByText('This draft is published.')).toBeDefined();
    expect(screen.getByText(/unsaved changes are kept here/)).toBeDefined();
    expect((await titleField()).readOnly).toBe(true);
    for (const name of ['Add a part', 'Undo', '+ Add to links']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(rows()).toEqual(['First of mine', 'Theirs']);
    const copies = copying(server);
    await user.click(screen.getByRole('button', { name: 'Continue in a copy' }));
    await headingOf('The copy');
    expect(address()).toBe('/drafts/copy');
    expect(copies.document).toEqual(two('First of mine', 'Theirs'));
    expect(unsaved()).toEqual([]);
  });

  it('a closed draft keeps its unsaved text after a reload, also when no copy can be made', async () => {
    const text = { version: 3, base: two(), document: two('First of mine') };
    localStorage.setItem('linemaker-draft/editor/draft-1/before', JSON.stringify(text));
    const { user, server } = await opened(closed());
    expect(rows()).toEqual(['First of mine', 'Theirs']);
    server.on('duplicateDraft', () => {
      throw new Refusal('busy', 'Too much at once.');
    });
    await user.click(screen.getByRole('button', { name: 'Continue in a copy' }));
    expect(await screen.findByText('Too much at once.')).toBeDefined();
    expect(unsaved()).toHaveLength(1);
    expect(server.inputsOf('saveDraft')).toEqual([]);
  });

  it('a closed draft without unsaved text is copied as it is', async () => {
    const { user, server } = await opened(closed());
    expect(screen.queryByText(/unsaved changes are kept here/)).toBeNull();
    copying(server);
    await user.click(screen.getByRole('button', { name: 'Continue in a copy' }));
    await headingOf('The copy');
    expect(server.inputsOf('duplicateDraft')).toMatchObject([{ draftId: 'draft-1', title: 'Cup final on top (copy)' }]);
    expect(server.inputsOf('saveDraft')).toEqual([]);
  });
});

describe('the keys of undo', () => {
  it('undo keys do not change the document from the search field or behind a dialog', async () => {
    const { user } = await opened();
    await user.type(await titleField(), '!');
    await user.type(screen.getByLabelText('Search in the document'), 'Fir');
    await user.keyboard('{Control>}z{/Control}');
    expect(rows()).toEqual(['First!']);
    await user.clear(screen.getByLabelText('Search in the document'));
    await user.click(screen.getByRole('button', { name: 'Add a part' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual(['First!', 'Second']);
    await user.click(await titleField());
    await user.keyboard('{Control>}z{/Control}');
    expect(rows()).toEqual(['First', 'Second']);
  });
});
