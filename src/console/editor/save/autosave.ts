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

export type ServerDraft = Pick<DraftView, 'version' | 'state'> & { readonly document: unknown };
export type AutosavePorts = {
  readonly editor: Editor;
  readonly draft: ServerDraft;
  readonly save: Save;
  readonly kept: KeptText;
};

export type Autosave = {
  readonly store: StoreApi<SaveState>;
  readonly flush: () => Promise<void>;
  readonly resolve: (choices: Choices) => void;
  /** Applies a newer draft from the server. A closed draft makes the editor read-only. */
  readonly take: (draft: ServerDraft) => void;
  /** Marks changes as saved and deletes their local copy. */
  readonly release: () => void;
  /** Restores unsaved changes and starts saving. Returns a function that saves once more and stops. */
  readonly start: () => () => void;
};

/** Saves when typing pauses. Also stores unsaved changes locally. */
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
        editor.say('Your unsaved changes were restored.');
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
