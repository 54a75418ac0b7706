import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import type { Editor } from '../editor.ts';
import { chosen } from './chosen.ts';
import { createGround, createKeeper } from './ground.ts';
import type { KeptText } from './kept.ts';
import type { Choices, SaveState } from './saveState.ts';
import { createSender, PAUSE_MS, type Save } from './sender.ts';
import { watchThePage } from './watchThePage.ts';

/** A draft as the server has told it. */
export type ToldDraft = Pick<DraftView, 'version' | 'state'> & { readonly document: unknown };
export type AutosavePorts = {
  readonly editor: Editor;
  readonly draft: ToldDraft;
  readonly save: Save;
  readonly kept: KeptText;
};

export type Autosave = {
  readonly store: StoreApi<SaveState>;
  /** Saves what is there now, without waiting for a pause. */
  readonly flush: () => Promise<void>;
  /** Ends a conflict: whose text stands. */
  readonly resolve: (choices: Choices) => void;
  /** Takes over what the server has now. A draft that is closed is saved no more, and what is on the table is frozen. */
  readonly take: (draft: ToldDraft) => void;
  /** What is on the table is safe: it is neither kept here nor asked about. */
  readonly release: () => void;
  /** Brings back what was left behind, and saves from now on. The way to stop tries once more, and never later. */
  readonly start: () => () => void;
};

/** Saves on every pause, on top of the version that was being edited, and keeps what the server has not got in this browser. */
export function createAutosave({ editor, draft, save, kept }: AutosavePorts): Autosave {
  const store = createStore<SaveState>(() => ({ status: 'saved', version: draft.version, message: null, conflict: null }));
  const ground = createGround(editor, store, draft.document);
  const keeper = createKeeper(kept, editor, store, ground);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let isStopped = false;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!isClosed && !isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const release = (): void => {
    keeper.drop();
    store.setState({ status: 'saved' });
  };

  const send = createSender({ editor, store, ground, keeper, save, later, release });

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const { status } = store.getState();
    if (running || isClosed || status === 'saved' || status === 'conflict') return running ?? undefined;
    running = send().finally(() => (running = null));
    return running;
  }

  async function stopped(): Promise<void> {
    keeper.now();
    isStopped = true;
    clearTimeout(timer);
    await running;
    await flush();
  }

  function typed(): void {
    if (ground.isJoining()) return;
    keeper.soon();
    if (store.getState().status === 'conflict') return;
    store.setState({ status: running ? 'saving' : 'waiting' });
    if (!running) later(PAUSE_MS);
  }

  /** Nobody works on it any more: what is on the table stays as it is, here and in this browser. */
  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    editor.freeze();
    keeper.now();
  }

  return {
    store,
    flush,
    release,
    resolve: (choices) => {
      const { conflict } = store.getState();
      if (!conflict) return;
      store.setState({ status: 'waiting', message: null, conflict: null });
      if (ground.join(conflict.yours, chosen(conflict, choices), conflict)) later(0);
      keeper.now();
    },
    take: ({ version, state, document }) => {
      if (state !== 'open' && !isClosed) close();
      const { status, version: known } = store.getState();
      if (version <= known || running || status === 'conflict' || (status !== 'saved' && !isClosed)) return;
      const stored = readDocument(document);
      ground.join(ground.base(), stored, { version, stored });
    },
    start: () => {
      isStopped = false;
      const stop = editor.store.subscribe(({ history }, before) => {
        if (history.document !== before.history.document) typed();
      });
      const left = kept.restore();
      if (left) {
        ground.stand({ version: left.version, stored: readDocument(left.base) });
        editor.put(left.document);
        editor.say('What you had not saved is back.');
      }
      const unwatch = watchThePage({ isUnsaved: () => store.getState().status !== 'saved', flush: () => void flush(), keep: keeper.now });
      return () => {
        stop();
        unwatch();
        void stopped();
      };
    },
  };
}
