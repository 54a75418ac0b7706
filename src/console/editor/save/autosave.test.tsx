import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '../editor.ts';
import { writeDocument } from '../model/document.ts';
import { type AutosavePorts, createAutosave, PAUSE_MS, RETRY_MS } from './autosave.ts';

type Answer = Awaited<ReturnType<AutosavePorts['save']>>;
type Sent = { readonly version: number; readonly titles: readonly string[] };

const KEY = 'linemaker-draft-d1';
const shelf = (id: string, title: string) => ({ id, kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title } });
const documentOf = (first: string, second = 'Second') => ({
  surface: 'home',
  order: ['one', 'two'],
  nodes: { one: shelf('one', first), two: shelf('two', second) },
});
const titlesOf = (document: unknown): readonly string[] =>
  Object.values((document as { nodes: Record<string, { props: { title: string } }> }).nodes).map(({ props }) => props.title);
const kept = (version: number, document: object, isMerged = false): Answer => ({ ok: true, value: { version, document, isMerged } });
const refused = (code: 'offline' | 'not-yours' | 'stale', details: object = {}): Answer => ({
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

/** A draft at version 3, and a server that answers as it is told, in turn; afterwards it keeps everything. */
function opened(...answers: readonly Answer[]) {
  const queue = [...answers];
  const sent: Sent[] = [];
  const editor = createEditor({ document: documentOf('First'), isReadOnly: false, now: () => 0 });
  const save: AutosavePorts['save'] = async (version, document) => {
    sent.push({ version, titles: titlesOf(document) });
    return queue.shift() ?? kept(version + 1, document);
  };
  const autosave = createAutosave({ editor, draft: { id: 'd1', version: 3 }, save, storage: localStorage });
  stop = autosave.start();
  const type = (title: string, id = 'one') => editor.run({ type: 'set', id, field: 'props', value: { title } }, `${id}/title`);
  return { editor, autosave, sent, type, status: () => autosave.store.getState().status };
}
const shown = (editor: ReturnType<typeof createEditor>) => titlesOf(writeDocument(editor.store.getState().history.document));
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what is typed', () => {
  it('is sent once, when the typing pauses, on top of the version that was edited', async () => {
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

  it('lies in this browser until the server has it', async () => {
    const { type } = opened();
    type('Mine');
    expect(localStorage.getItem(KEY)).toContain('Mine');
    await pause(PAUSE_MS);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('while an answer is on its way goes with the next, on top of that answer', async () => {
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

  it('is tried again by itself when the server is away, and at once when the line is back', async () => {
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

  it('stays on the table when it is refused, with the reason', async () => {
    const { type, editor, autosave } = opened(refused('not-yours'));
    type('Mine');
    await pause(PAUSE_MS);
    expect(autosave.store.getState()).toMatchObject({ status: 'refused', message: 'It is not-yours.' });
    expect(shown(editor)).toEqual(['Mine', 'Second']);
    expect(localStorage.getItem(KEY)).toContain('Mine');
  });

  it('is sent when the editor is left before the pause', async () => {
    const { type, sent } = opened();
    type('Mine');
    stop();
    await pause(0);
    expect(sent).toHaveLength(1);
  });
});

describe('a draft that was reloaded', () => {
  it('goes on with what the server had not got, on its version', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 2, document: documentOf('Before the reload') }));
    const { editor, sent } = opened();
    expect(shown(editor)).toEqual(['Before the reload', 'Second']);
    await pause(PAUSE_MS);
    expect(sent[0]?.version).toBe(2);
  });

  it.each(['{', 'null', '[]', '{"version":"2","document":{}}', '{"version":2,"document":[]}'])(
    'is as the server has it beside %s',
    (text) => {
      localStorage.setItem(KEY, text);
      const { editor, status } = opened();
      expect(shown(editor)).toEqual(['First', 'Second']);
      expect(status()).toBe('saved');
    },
  );
});

describe('what a colleague has saved', () => {
  it('elsewhere comes in, under what was typed meanwhile', async () => {
    const { editor, type, autosave } = opened(kept(5, documentOf('Mine', 'Theirs'), true));
    type('Mine');
    const saving = autosave.flush();
    type('Mine, and more');
    await saving;
    expect(shown(editor)).toEqual(['Mine, and more', 'Theirs']);
    expect(autosave.store.getState().message).toMatch(/colleague/);
  });

  it.each([
    ['yours', ['Mine', 'Second']],
    ['theirs', ['Theirs', 'Second']],
  ] as const)('of the same part is chosen: %s', async (choice, titles) => {
    const theirs = documentOf('Theirs');
    const { editor, type, sent, autosave, status } = opened(
      refused('stale', { version: 7, conflicts: ['one'], base: documentOf('First'), yours: {}, theirs, merged: theirs }),
    );
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
});
