import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DraftDocument, readDocument } from '#src/shared/layouts/draft/document.ts';
import type { Findings } from './model/finding.ts';
import { type Command, refusalWords } from './model/commands.ts';
import { beginHistory, type History, perform, rebase, redo, replace, undo } from './model/history.ts';
import { nameOf } from './model/outline.ts';

/** The count lets effects run again for an equal value. */
type Once<T> = { readonly value: T; readonly count: number };

export type EditorState = {
  readonly history: History;
  readonly isReadOnly: boolean;
  readonly selected: string | null;
  /** JSON Pointer of the field to focus. */
  readonly jump: Once<string> | null;
  readonly said: Once<string>;
  readonly findings: Findings;
  readonly view: EditorView;
};

export type EditorView = 'parts' | 'fields' | 'preview' | 'checks';

export type Editor = {
  readonly store: StoreApi<EditorState>;
  readonly isReadOnly: boolean;
  readonly freeze: () => void;
  /**
   * Runs a command. Text typed into the field `into` forms one undo step. If the command is refused, returns false and announces the
   * reason.
   */
  readonly run: (command: Command, into?: string) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly put: (document: unknown) => void;
  /** Merges other operators' changes into the document and every undo step. */
  readonly rebase: (document: DraftDocument) => void;
  readonly select: (id: string | null) => void;
  readonly open: (id: string, pointer?: string) => void;
  readonly show: (view: EditorView) => void;
  readonly say: (words: string) => void;
  readonly found: (findings: Findings) => void;
};

export type EditorOptions = { readonly document: unknown; readonly isReadOnly: boolean; readonly now?: () => number };

export function createEditor({ document, isReadOnly, now = () => performance.now() }: EditorOptions): Editor {
  const history = beginHistory(readDocument(document));
  const store = createStore<EditorState>(() => ({
    history,
    isReadOnly,
    selected: history.document.lists.get('main')?.[0] ?? null,
    jump: null,
    said: { value: '', count: 0 },
    findings: { problems: [], warnings: [] },
    view: 'parts',
  }));
  const say = (value: string): void => store.setState(({ said }) => ({ said: { value, count: said.count + 1 } }));
  const step = (change: (history: History) => History, words: string): void => {
    const { history: before, isReadOnly: isClosed } = store.getState();
    if (isClosed) return;
    const next = change(before);
    if (next === before) return say(`Nothing to ${words}.`);
    const { selected } = store.getState();
    store.setState({
      history: next,
      selected: selected !== null && next.document.nodes.has(selected) ? selected : firstChanged(before.document, next.document),
    });
    say(words === 'undo' ? 'Change undone.' : 'Change redone.');
  };
  const replaced = (next: History): void =>
    store.setState(({ selected }) => ({
      history: next,
      selected: selected !== null && next.document.nodes.has(selected) ? selected : null,
    }));
  return {
    store,
    get isReadOnly() {
      return store.getState().isReadOnly;
    },
    freeze: () => store.setState({ isReadOnly: true }),
    say,
    run: (command, into) => {
      if (store.getState().isReadOnly) return false;
      const before = store.getState().history;
      const { history: next, outcome } = perform(before, command, now(), into ?? null);
      if ('refusal' in outcome) {
        say(refusalWords[outcome.refusal]);
        return false;
      }
      const keeps = command.type === 'set' || command.type === 'set-document';
      store.setState({
        history: next,
        ...(keeps ? {} : { selected: outcome.select }),
        ...(command.type === 'insert' ? { view: 'fields' } : {}),
      });
      if (command.type === 'remove')
        say(`${nameOf(command.id, before.document.nodes.get(command.id) ?? null)} removed. Use Undo to restore it.`);
      if (command.type === 'duplicate') say(`Copied as ${outcome.select ?? ''}.`);
      if (command.type === 'paste') say(`Pasted as ${outcome.select ?? ''}.`);
      return true;
    },
    undo: () => step(undo, 'undo'),
    redo: () => step(redo, 'redo'),
    put: (document) => replaced(replace(store.getState().history, readDocument(document))),
    rebase: (document) => replaced(rebase(store.getState().history, document)),
    select: (selected) => store.setState({ selected }),
    open: (selected, pointer) =>
      store.setState(({ jump }) => ({
        selected,
        view: 'fields',
        jump: pointer === undefined ? jump : { value: pointer, count: (jump?.count ?? 0) + 1 },
      })),
    show: (view) => store.setState({ view }),
    found: (findings) => store.setState({ findings }),
  };
}

const firstChanged = (before: DraftDocument, after: DraftDocument): string | null =>
  [...after.nodes].find(([id, node]) => before.nodes.get(id) !== node)?.[0] ?? after.lists.get('main')?.[0] ?? null;
