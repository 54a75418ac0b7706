import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDocument } from '#src/shared/layouts/draft/document.ts';
import { createEditor } from '../editor.ts';
import { type AutosavePorts, createAutosave } from './autosave.ts';
import { KEEP_MS } from './ground.ts';
import { keptText } from './kept.ts';
import { PAUSE_MS, RETRY_MS } from './sender.ts';

type Answer = Awaited<ReturnType<AutosavePorts['save']>>;
type Sent = { readonly version: number; readonly titles: readonly string[] };

const KEY = 'linemaker-draft/xena/d1/page';
/** Storage key of an earlier page's unsaved text. */
const LEFT = 'linemaker-draft/xena/d1/before';
const shelf = (id: string, title: string) => ({ id, kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title } });
const documentOf = (first: string, second = 'Second', ...more: readonly string[]) => ({
  surface: 'home',
  order: ['one', 'two', ...more],
  nodes: { one: shelf('one', first), two: shelf('two', second), ...Object.fromEntries(more.map((id) => [id, shelf(id, id)])) },
});
const titlesOf = (document: unknown): readonly string[] =>
  Object.values((document as { nodes: Record<string, { props: { title: string } }> }).nodes).map(({ props }) => props.title);
const kept = (version: number, document: object, isMerged = false): Answer => ({ ok: true, value: { version, document, isMerged } });
const refused = (code: 'offline' | 'not-yours' | 'stale' | 'wrong-state', details: object = {}): Answer => ({
  ok: false,
  refusal: { code, message: `It is ${code}.`, details: details as Readonly<Record<string, unknown>> },
});

let stop: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  localStorage.clear();
});

/** Opens a draft at version 3. The server gives these responses in order, then successes. */
function opened(...answers: readonly Answer[]) {
  const queue = [...answers];
  const sent: Sent[] = [];
  const document = documentOf('First');
  const editor = createEditor({ document, isReadOnly: false, now: () => 0 });
  const save: AutosavePorts['save'] = async (version, text) => {
    sent.push({ version, titles: titlesOf(text) });
    return queue.shift() ?? kept(version + 1, text);
  };
  const draft = { version: 3, state: 'open', document } as const;
  const autosave = createAutosave({ editor, draft, save, kept: keptText(localStorage, { operatorId: 'xena', draftId: 'd1' }, 'page') });
  stop = autosave.start();
  const type = (title: string, id = 'one') => editor.run({ type: 'set', id, field: 'props', value: { title } }, `${id}/title`);
  const add = (id: string) => editor.run({ type: 'insert', id, node: shelf(id, id), to: { list: 'main', index: 1 } });
  return { editor, autosave, sent, type, add, status: () => autosave.store.getState().status };
}
const stored = (editor: ReturnType<typeof createEditor>) => writeDocument(editor.store.getState().history.document);
const shown = (editor: ReturnType<typeof createEditor>) => titlesOf(stored(editor));
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stale = (base: object, theirs: object, conflicts: readonly string[] = ['one']) =>
  refused('stale', { version: 7, conflicts, base, yours: {}, theirs, merged: theirs });

describe('typed text', () => {
  it('typed text is saved once after a pause, on the version that was edited', async () => {
    const { type, sent, status } = opened();
    type('F');
    await pause(PAUSE_MS - 1);
    type('Fi');
    expect(sent).toEqual([]);
    expect(status()).toBe('waiting');
    await pause(PAUSE_MS);
    expect(sent).toEqual([{ version: 3, titles: ['Fi', 'Second'] }]);
    expect(status()).toBe('saved');
  });

  it('typed text is kept in the browser a moment later, until it is saved', async () => {
    const { type } = opened();
    type('M');
    type('Mine');
    expect(localStorage.getItem(KEY), 'not at every key').toBeNull();
    await pause(KEEP_MS);
    expect(localStorage.getItem(KEY)).toContain('Mine');
    await pause(PAUSE_MS);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('typed text is kept in the browser at once when the page is hidden', () => {
    const { type } = opened();
    type('Mine');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toContain('Mine');
  });

  it('text typed while a save is in flight is sent with the next save, on the version that save created', async () => {
    const { editor, type, sent, autosave } = opened();
    type('A');
    const first = autosave.flush();
    type('B');
    await first;
    expect(localStorage.getItem(KEY), 'B is nowhere else yet').toContain('"B"');
    await pause(PAUSE_MS);
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    expect(shown(editor)).toEqual(['B', 'Second']);
  });

  it('a save without the server is repeated, and at once when the connection returns', async () => {
    const { type, sent, status } = opened(refused('offline'), refused('offline'));
    type('Mine');
    await pause(PAUSE_MS);
    expect(status()).toBe('offline');
    await pause(RETRY_MS);
    expect(sent).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await pause(0);
    expect(status()).toBe('saved');
    expect(sent).toHaveLength(3);
  });

  it('a refused save keeps the text and shows the reason', async () => {
    const { type, editor, autosave } = opened(refused('not-yours'));
    type('Mine');
    await pause(PAUSE_MS);
    expect(autosave.store.getState()).toMatchObject({ status: 'refused', message: 'It is not-yours.' });
    expect(shown(editor)).toEqual(['Mine', 'Second']);
    expect(localStorage.getItem(KEY)).toContain('Mine');
  });
});

describe('an editor that is left', () => {
  it('leaving the editor saves text typed before the pause', async () => {
    const { type, sent } = opened();
    type('Mine');
    stop();
    await pause(0);
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaving the editor offline keeps the text, and never sends it later', async () => {
    const { type, sent } = opened(refused('offline'), refused('offline'));
    type('Mine');
    await pause(PAUSE_MS);
    stop();
    await pause(0);
    expect(sent, 'one last try').toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await pause(10 * RETRY_MS);
    expect(sent).toHaveLength(2);
    expect(localStorage.getItem(KEY)).toContain('Mine');
  });

  it('leaving the editor during a save sends the later text once', async () => {
    const { type, sent, autosave } = opened();
    type('A');
    void autosave.flush();
    type('B');
    stop();
    await pause(10 * RETRY_MS);
    expect(sent.map(({ titles }) => titles[0])).toEqual(['A', 'B']);
  });
});

describe('a draft that was reloaded', () => {
  const left = (version: number, title: string) =>
    localStorage.setItem(LEFT, JSON.stringify({ version, base: documentOf('First'), document: documentOf(title) }));

  it('a reloaded draft continues with the unsaved text, on its own version', async () => {
    left(2, 'Before the reload');
    const { editor, sent } = opened();
    expect(shown(editor)).toEqual(['Before the reload', 'Second']);
    expect([localStorage.getItem(LEFT), localStorage.getItem(KEY)?.includes('Before')]).toEqual([null, true]);
    await pause(PAUSE_MS);
    expect(sent[0]?.version).toBe(2);
    expect(localStorage).toHaveLength(0);
  });

  it('a reloaded draft with an unreadable kept text shows the server’s', () => {
    localStorage.setItem(LEFT, '{');
    const { editor, status } = opened();
    expect(shown(editor)).toEqual(['First', 'Second']);
    expect(status()).toBe('saved');
  });

  it('a draft closed meanwhile shows the kept text with the colleague’s changes, and sends nothing', async () => {
    left(3, 'Mine');
    const { editor, autosave, sent } = opened();
    autosave.take({ version: 4, state: 'published', document: documentOf('First', 'Theirs') });
    await pause(10 * RETRY_MS);
    expect([shown(editor), sent]).toEqual([['Mine', 'Theirs'], []]);
    expect(localStorage.getItem(KEY)).toContain('Mine');
  });
});

describe('a colleague’s saved change', () => {
  it('a colleague’s change to another part is merged under later typing', async () => {
    const { editor, type, autosave } = opened(kept(5, documentOf('Mine', 'Theirs'), true));
    type('Mine');
    const saving = autosave.flush();
    type('Mine, and more');
    await saving;
    expect(shown(editor)).toEqual(['Mine, and more', 'Theirs']);
    expect(autosave.store.getState().message).toMatch(/colleague/);
  });

  it('a part changed by both operators while a save is in flight is a conflict, and is not overwritten', async () => {
    const { editor, type, sent, autosave, status } = opened(kept(5, documentOf('Mine', 'Theirs'), true));
    type('Mine');
    const saving = autosave.flush();
    type('Mine, too', 'two');
    await saving;
    expect(status()).toBe('conflict');
    expect(autosave.store.getState().conflict?.ids).toEqual(['two']);
    autosave.resolve(new Map([['two', 'theirs']]));
    expect(shown(editor)).toEqual(['Mine', 'Theirs']);
    await pause(PAUSE_MS);
    expect(sent[1]).toEqual({ version: 5, titles: ['Mine', 'Theirs'] });
  });

  it('a colleague’s new part is kept beside a part added while a save is in flight', async () => {
    const { editor, type, add, autosave } = opened(kept(5, documentOf('Mine', 'Second', 'theirs'), true));
    type('Mine');
    const saving = autosave.flush();
    add('mine');
    await saving;
    expect(stored(editor).order).toEqual(['one', 'mine', 'two', 'theirs']);
  });

  it('saving a draft does not undo a colleague’s change', async () => {
    const { editor, type } = opened(kept(5, documentOf('Mine', 'Theirs'), true));
    type('Mine');
    await pause(PAUSE_MS);
    editor.undo();
    expect(shown(editor)).toEqual(['First', 'Theirs']);
    editor.undo();
    expect(shown(editor)).toEqual(['First', 'Theirs']);
    editor.redo();
    expect(shown(editor)).toEqual(['Mine', 'Theirs']);
  });

  it('a colleague’s change is taken while nothing is unsaved, and older versions are ignored', async () => {
    const { editor, autosave, sent, status } = opened();
    autosave.take({ version: 5, state: 'open', document: documentOf('First', 'Theirs') });
    autosave.take({ version: 4, state: 'open', document: documentOf('First', 'Older') });
    await pause(PAUSE_MS);
    expect([shown(editor), status(), sent]).toEqual([['First', 'Theirs'], 'saved', []]);
    expect(autosave.store.getState().version).toBe(5);
  });

  it('a colleague’s change waits for the next save while something is unsaved', () => {
    const { editor, type, autosave } = opened();
    type('Mine');
    autosave.take({ version: 5, state: 'open', document: documentOf('First', 'Theirs') });
    expect([shown(editor), autosave.store.getState().version]).toEqual([['Mine', 'Second'], 3]);
  });

  it.each([
    ['yours', ['Mine', 'Second']],
    ['theirs', ['Theirs', 'Second']],
  ] as const)('a conflict waits for a choice: %s', async (choice, titles) => {
    const { editor, type, sent, autosave, status } = opened(stale(documentOf('First'), documentOf('Theirs')));
    type('Mine');
    await pause(PAUSE_MS);
    expect(status()).toBe('conflict');
    await pause(RETRY_MS);
    expect(sent, 'nothing is sent before the choice').toHaveLength(1);
    autosave.resolve(new Map([['one', choice]]));
    await pause(PAUSE_MS);
    expect(shown(editor)).toEqual(titles);
    expect(sent[1]).toEqual({ version: 7, titles });
    expect(status()).toBe('saved');
  });

  it('choosing the colleague’s part replaces text typed after the save', async () => {
    const { editor, type, autosave } = opened(stale(documentOf('First'), documentOf('Theirs')));
    type('Mine');
    const saving = autosave.flush();
    type('Mine, and more');
    await saving;
    autosave.resolve(new Map([['one', 'theirs']]));
    expect(shown(editor)).toEqual(['Theirs', 'Second']);
  });
});

describe('a draft that is closed', () => {
  it('a closed draft cannot be changed, and its unsaved text is kept until it is saved elsewhere', async () => {
    const { editor, type, autosave, sent } = opened(refused('wrong-state'));
    type('Mine');
    await pause(PAUSE_MS);
    autosave.take({ version: 4, state: 'published', document: documentOf('First', 'Theirs') });
    expect([editor.isReadOnly, type('More'), shown(editor)]).toEqual([true, false, ['Mine', 'Theirs']]);
    editor.undo();
    window.dispatchEvent(new Event('online'));
    await pause(10 * RETRY_MS);
    expect([shown(editor), sent.length]).toEqual([['Mine', 'Theirs'], 1]);
    expect(localStorage.getItem(KEY)).toContain('Mine');
    autosave.release();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
