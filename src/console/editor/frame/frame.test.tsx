import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { FormDocument, PageLayoutDocument, SetPreferenceDocument } from '#src/gql/graphql.ts';
import { caseOf } from '#tests/support/stageCase.tsx';
import { fromEditor, fromFrame, type FromFrame, type Scene, seal, type ToFrame } from '../preview/messages.ts';
import { createEditorLink } from './editorLink.ts';
import { authoredId } from './authoredId.ts';
import { FrameApp } from './FrameApp.tsx';
import { frameName, framePlatform } from './framePlatform.ts';

const scene: Scene = { surface: 'live', path: '/live', brand: 'tsb', mode: 'light', login: 'visitor', at: null, dialogId: null };
const { origin } = location;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  localStorage.clear();
});

function around() {
  const heard: FromFrame[] = [];
  const editor = { postMessage: (message: FromFrame) => void heard.push(message) };
  const own = new EventTarget();
  const link = createEditorLink({ own: own as Window, editor });
  const say = (message: ToFrame, from: unknown = editor, of = origin): void =>
    void own.dispatchEvent(new MessageEvent('message', { data: seal(message), origin: of, source: from as never }));
  return { heard, link, say, asks: () => heard.filter((message) => message.type === 'ask') };
}

describe('messages between editor and frame', () => {
  const data = seal({ type: 'mark', nodeId: 'a' } as const);
  it.each([
    ['from another origin', { data, origin: 'https://elsewhere.example', source: 'editor' }],
    ['from another window', { data, origin, source: 'somebody' }],
    ['without our mark', { data: { type: 'mark', nodeId: 'a' }, origin, source: 'editor' }],
    ['of no type of ours', { data: { ...data, type: 'place-bet' }, origin, source: 'editor' }],
    ['that is nothing', { data: null, origin, source: 'editor' }],
  ])('the preview’s frame ignores a message %s', (_, event) => expect(fromEditor(event as never, 'editor')).toBeNull());

  it('editor and frame read only each other’s messages', () => {
    expect(fromEditor({ data, origin, source: 'editor' as never }, 'editor')).toMatchObject({ type: 'mark' });
    expect(fromFrame({ data, origin, source: 'editor' as never }, 'editor')).toBeNull();
    expect(fromFrame({ data: seal({ type: 'ready' }), origin, source: 'frame' as never }, 'frame')).toMatchObject({ type: 'ready' });
  });

  it('the frame keeps what to draw and mark, and returns each answer to its query', async () => {
    const { link, say, heard } = around();
    const listener = vi.fn();
    link.subscribe(listener);
    say({ type: 'show', scene, version: 4 });
    say({ type: 'mark', nodeId: 'a' });
    expect([link.shown(), link.marked(), listener.mock.calls.length]).toEqual([{ scene, version: 4 }, 'a', 2]);
    const [one, two] = [link.ask('h1', {}), link.ask('h2', { a: 1 })];
    expect(heard).toMatchObject([
      { type: 'ask', id: 1, hash: 'h1' },
      { type: 'ask', id: 2, hash: 'h2', variables: { a: 1 } },
    ]);
    say({ type: 'answer', id: 2, answer: 'second' });
    say({ type: 'answer', id: 1, answer: 'first' });
    expect(await Promise.all([one, two])).toEqual(['first', 'second']);
  });
});

describe('the platform of the frame', () => {
  it('the frame’s player has a token without rights, and its visitor none', async () => {
    const ask = vi.fn(() => Promise.resolve({}));
    const token = (login: Scene['login']) =>
      framePlatform({ ...scene, login }, { ask }).http({ method: 'POST', path: '/oauth/token', headers: {} });
    expect(await token('player')).toMatchObject({ ok: true });
    expect(await token('visitor')).toMatchObject({ ok: false });
    expect(frameName('player')).not.toBe(frameName('visitor'));
  });

  it('the frame’s queries are sent to the editor by hash', async () => {
    const ask = vi.fn((_hash: string, _variables: object) => Promise.resolve({ data: { pageLayout: null } }));
    const { data } = await framePlatform(scene, { ask }).client.query({ query: PageLayoutDocument, variables: { canonicalUrl: '/live' } });
    expect(data).toEqual({ pageLayout: null });
    expect(ask.mock.calls).toEqual([[documentHashes['PageLayout'], { canonicalUrl: '/live', first: 8 }]]);
  });

  it('mutations and requests that change something are refused by the frame', async () => {
    const ask = vi.fn(() => Promise.resolve({}));
    const fetched = vi.spyOn(globalThis, 'fetch');
    const platform = framePlatform(scene, { ask });
    await expect(platform.client.mutate({ mutation: SetPreferenceDocument, variables: { input: {} } })).rejects.toThrow(/preview/);
    expect(await platform.http({ method: 'POST', path: '/api/logout', headers: {} })).toMatchObject({ ok: false });
    expect(ask).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('a query without an answer fails, and the frame’s clock is at the chosen time', async () => {
    const platform = framePlatform({ ...scene, at: '2030-01-01T00:00:00Z' }, { ask: () => Promise.resolve(null) });
    await expect(platform.client.query({ query: FormDocument, variables: { formId: 'x' } })).rejects.toThrow();
    expect(new Date(platform.clock.now()).getUTCFullYear()).toBe(2030);
  });
});

describe('the frame', () => {
  const { node } = caseOf('QuickLinks', 'usual');
  const slot = (title: string) => ({
    __typename: 'Slot',
    id: node.id,
    parent: null,
    region: 'main',
    kind: node.__typename,
    criticality: 'OPTIONAL',
    fallback: null,
    label: null,
    trackingId: null,
    absence: null,
    node: { ...node, title },
  });
  const page = (...slots: readonly object[]) => ({
    data: { pageLayout: { __typename: 'Layout', id: 'live_abc', surface: 'live', revision: 'r', title: 'Live', slots } },
  });

  async function drawn(answer: () => object) {
    const room = around();
    render(<FrameApp link={room.link} />);
    const done = new Set<number>();
    const answerAll = async (): Promise<void> => {
      for (const ask of room.asks()) {
        if (done.has(ask.id)) continue;
        done.add(ask.id);
        await act(async () => room.say({ type: 'answer', id: ask.id, answer: answer() }));
      }
    };
    await act(async () => room.say({ type: 'show', scene, version: 1 }));
    await waitFor(() => expect(room.asks().length).toBeGreaterThan(0), { timeout: 10_000 });
    await answerAll();
    return { ...room, answerAll };
  }

  it('the frame draws the players’ components and follows changes', async () => {
    let title = 'Before';
    const { say, answerAll, asks } = await drawn(() => page(slot(title)));
    expect(await screen.findByText('Before', undefined, { timeout: 10_000 })).toBeDefined();
    title = 'After';
    const count = asks().length;
    await act(async () => say({ type: 'show', scene, version: 2 }));
    await waitFor(() => expect(asks().length).toBeGreaterThan(count));
    await answerAll();
    expect(await screen.findByText('After')).toBeDefined();
  });

  it('the frame uses the brand’s mode and switches it without a new page', async () => {
    const { say } = await drawn(() => page(slot('Worn')));
    const { dataset, classList } = document.documentElement;
    expect(await screen.findByText('Worn', undefined, { timeout: 10_000 })).toBeDefined();
    expect(dataset['mode']).toBe('light');
    await act(async () => say({ type: 'show', scene: { ...scene, mode: 'dark' }, version: 2 }));
    await waitFor(() => expect(dataset['mode']).toBe('dark'));
    expect([...classList].filter((name) => name.includes('-light'))).toEqual([]);
    expect(screen.getByText('Worn')).toBeDefined();
  });

  it('the preview frame reports the part that was pressed and whether the selected part exists', async () => {
    const { say, heard } = await drawn(() => page(slot('Some links')));
    const part = await screen.findByText('Some links', undefined, { timeout: 10_000 });
    act(() => part.click());
    expect(heard).toContainEqual(expect.objectContaining({ type: 'picked', nodeId: authoredId(node.id) }));
    await act(async () => say({ type: 'mark', nodeId: authoredId(node.id) }));
    expect(heard).toContainEqual(expect.objectContaining({ type: 'marked', nodeId: authoredId(node.id), isFound: true }));
    await act(async () => say({ type: 'mark', nodeId: 'other' }));
    expect(heard).toContainEqual(expect.objectContaining({ type: 'marked', nodeId: 'other', isFound: false }));
  });

  it('the frame outlines changes in words, those inside a part at its box, and reports what it found', async () => {
    const { say, heard } = await drawn(() => page(slot('Some links')));
    const box = (await screen.findByText('Some links', undefined, { timeout: 10_000 })).closest('[data-node]')!;
    box.getBoundingClientRect = () => ({ left: 8, top: 40, width: 300, height: 120 }) as DOMRect;
    const id = authoredId(node.id);
    const marks = [
      { nodeId: id, boxes: [id], what: 'moved', words: 'moved' },
      { nodeId: 'item', boxes: ['item', id], what: 'added', words: 'added' },
      { nodeId: 'other', boxes: ['other'], what: 'removed', words: 'removed' },
    ] as const;
    await act(async () => say({ type: 'outline', marks, scale: 0.5 }));
    expect(screen.getByText('Moved, added inside').closest<HTMLElement>('[data-outline]')?.style).toMatchObject({
      top: '40px',
      height: '120px',
    });
    expect(heard.findLast(({ type }) => type === 'outlined')).toMatchObject({ boxes: { [id]: id, item: id } });
    await act(async () => say({ type: 'outline', marks: [], scale: 1 }));
    expect(document.querySelector('[data-outline]')).toBeNull();
  });

  it('the frame reports a part that was selected before it was drawn', async () => {
    const room = around();
    render(<FrameApp link={room.link} />);
    await act(async () => room.say({ type: 'mark', nodeId: authoredId(node.id) }));
    await act(async () => room.say({ type: 'show', scene, version: 1 }));
    await waitFor(() => expect(room.asks().length).toBeGreaterThan(0), { timeout: 10_000 });
    for (const { id } of room.asks()) await act(async () => room.say({ type: 'answer', id, answer: page(slot('Late')) }));
    await screen.findByText('Late', undefined, { timeout: 10_000 });
    await waitFor(() => expect(room.heard.filter(({ type }) => type === 'marked').at(-1)).toMatchObject({ isFound: true }));
  });

  it('a frame of the whole page reports the first price, and another frame does not', async () => {
    for (const isWhole of [true, false]) {
      const room = around();
      const { unmount } = render(<FrameApp link={room.link} isWhole={isWhole} />);
      await act(async () => room.say({ type: 'show', scene, version: 1 }));
      await waitFor(() => expect(room.asks().length).toBeGreaterThan(0), { timeout: 10_000 });
      for (const { id } of room.asks()) await act(async () => room.say({ type: 'answer', id, answer: page(slot('Whole')) }));
      await screen.findByText('Whole', undefined, { timeout: 10_000 });
      const button = Object.assign(document.createElement('button'), {
        getBoundingClientRect: () => ({ bottom: 512.4, height: 48 }) as DOMRect,
      });
      button.dataset['oddsState'] = 'idle';
      await act(async () => document.body.append(button));
      const measured = () => room.heard.filter(({ type }) => type === 'measured');
      if (isWhole) await waitFor(() => expect(measured().at(-1)).toMatchObject({ first: { what: 'price', bottom: 512 } }));
      else expect(measured()).toEqual([]);
      button.remove();
      unmount();
    }
  });

  it('the frame shows the selected dialog, and says if the audience does not get it', async () => {
    const room = around();
    render(<FrameApp link={room.link} />);
    await act(async () => room.say({ type: 'show', scene: { ...scene, surface: 'dialogs', dialogId: 'gone' }, version: 1 }));
    await waitFor(() => expect(room.asks().length).toBeGreaterThan(0), { timeout: 10_000 });
    for (const { id } of room.asks()) await act(async () => room.say({ type: 'answer', id, answer: { data: { dialogs: [] } } }));
    expect(await screen.findByText('This dialog is not shown to this audience.', undefined, { timeout: 10_000 })).toBeDefined();
  });

  it('the frame says that a receipt needs a transaction', async () => {
    const room = around();
    render(<FrameApp link={room.link} />);
    await act(async () => room.say({ type: 'show', scene: { ...scene, surface: 'receipt:bet-placed' }, version: 1 }));
    expect(await screen.findByText(/shown from a transaction/)).toBeDefined();
  });

  it('a drawn part is found by its id in the document', () => expect(authoredId('links_a1b2')).toBe('links'));
});
