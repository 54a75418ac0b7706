import { describe, expect, it } from 'vitest';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { beginHistory, type History, perform, rebase, redo, replace, TYPING_PAUSE_MS, undo } from './history.ts';

const begun = (): History => beginHistory(readDocument({ surface: 'home', order: ['a'], nodes: { a: { id: 'a', label: '' } } }));
const write = (history: History, value: string, at: number, into: string | null = 'a/label'): History =>
  perform(history, { type: 'set', id: 'a', field: 'label', value }, at, into).history;
const label = ({ document }: History): unknown => document.nodes.get('a')?.['label'];

describe('typing', () => {
  it('typing into one field is one step until it pauses', () => {
    const word = write(write(begun(), 'G', 0), 'Go', TYPING_PAUSE_MS - 1);
    expect(word.past).toHaveLength(1);
    const more = write(word, 'Goal', 2 * TYPING_PAUSE_MS);
    expect(more.past).toHaveLength(2);
    expect([undo(more), undo(undo(more))].map(label)).toEqual(['Go', '']);
  });

  it('typing into another field or after an undo is a new step', () => {
    const other = write(write(begun(), 'G', 0), 'Go', 1, 'a/title');
    expect(other.past).toHaveLength(2);
    expect(write(undo(write(begun(), 'G', 0)), 'H', 1).past).toHaveLength(1);
  });
});

describe('undone steps', () => {
  it('an undone step can be redone until another change', () => {
    const back = undo(write(begun(), 'G', 0));
    expect(label(redo(back))).toBe('G');
    expect(redo(write(back, 'H', 5)).future).toEqual([]);
    expect(label(redo(write(back, 'H', 5)))).toBe('H');
  });

  it('undo and redo do nothing at the ends of the history', () => {
    expect(undo(begun())).toMatchObject({ past: [], future: [] });
    const fresh = begun();
    expect(redo(fresh)).toBe(fresh);
  });
});

it('replacing the whole document can be undone', () => {
  const mine = write(begun(), 'Mine', 0);
  const other = replace(mine, readDocument({ order: [], nodes: {} }));
  expect(other.document.nodes.size).toBe(0);
  expect(label(undo(other))).toBe('Mine');
});

describe('changes of a colleague', () => {
  const texts = (a: string, b: string) =>
    readDocument({ order: ['a', 'b'], nodes: { a: { id: 'a', label: a }, b: { id: 'b', label: b } } });
  const labels = ({ document }: History): readonly unknown[] => ['a', 'b'].map((id) => document.nodes.get(id)?.['label']);
  const written = () => write(write(beginHistory(texts('', 'old')), 'G', 0), 'Goal', 2 * TYPING_PAUSE_MS);

  it('a colleague’s change is part of every step and is not a step itself', () => {
    const merged = rebase(undo(written()), texts('G', 'theirs'));
    expect([merged, undo(merged), redo(merged)].map(labels)).toEqual([
      ['G', 'theirs'],
      ['', 'theirs'],
      ['Goal', 'theirs'],
    ]);
    expect(undo(undo(merged))).toEqual(undo(merged));
  });

  it('a step on a part that a colleague changed is removed from the history', () => {
    const mine = perform(written(), { type: 'set', id: 'b', field: 'label', value: 'mine' }, 9_000).history;
    const merged = rebase(write(mine, 'Goals', 12_000), texts('Goals', 'theirs'));
    expect(labels(undo(merged))).toEqual(['Goal', 'theirs']);
    expect(undo(merged).past).toEqual([]);
  });

  it('a colleague’s change does not end a typing step', () => {
    const merged = rebase(written(), texts('Goal', 'theirs'));
    expect(write(merged, 'Goals', 2 * TYPING_PAUSE_MS + 1).past).toHaveLength(merged.past.length);
  });
});

it('a command that changes nothing or is refused is no step', () => {
  const history = begun();
  expect(perform(history, { type: 'remove', id: 'gone' }, 0).history).toBe(history);
});

it('the editor’s undo history keeps two hundred steps', () => {
  let history = begun();
  for (let at = 0; at < 260; at += 1) history = write(history, `${at}`, at, null);
  expect(history.past).toHaveLength(200);
});
