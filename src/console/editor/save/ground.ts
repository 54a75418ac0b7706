import type { StoreApi } from 'zustand/vanilla';
import { type DraftDocument, readDocument, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { mergeDrafts } from '#src/shared/layouts/draft/merge.ts';
import type { Editor } from '../editor.ts';
import type { KeptText } from './kept.ts';
import type { SaveState, Stored } from './saveState.ts';

/** Maximum milliseconds until unsaved changes are stored in the browser. */
export const KEEP_MS = 250;

export type Ground = {
  readonly base: () => DraftDocument;
  readonly stand: (now: Stored) => void;
  /** Merges the server's changes (three-way). Returns false on a conflict. */
  readonly join: (from: DraftDocument, theirs: DraftDocument, now: Stored) => boolean;
  readonly isJoining: () => boolean;
};

export function createGround(editor: Editor, store: StoreApi<SaveState>, document: unknown): Ground {
  let base = readDocument(document);
  let isJoining = false;
  const stand = ({ version, stored }: Stored): void => {
    base = stored;
    store.setState({ version, conflict: null });
  };
  return {
    base: () => base,
    stand,
    isJoining: () => isJoining,
    join: (from, theirs, { version, stored }) => {
      const yours = editor.store.getState().history.document;
      const { document: merged, conflicts } = mergeDrafts(from, yours, theirs);
      if (conflicts.length > 0) {
        store.setState({ status: 'conflict', conflict: { ids: conflicts, yours, theirs, merged, version, stored } });
        return false;
      }
      isJoining = true;
      editor.rebase(merged);
      isJoining = false;
      stand({ version, stored });
      return true;
    },
  };
}

export type Keeper = { readonly now: () => void; readonly soon: () => void; readonly drop: () => void };

export function createKeeper(kept: KeptText, editor: Editor, store: StoreApi<SaveState>, ground: Ground): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    rest();
    const { status, version } = store.getState();
    const { document } = editor.store.getState().history;
    if (status !== 'saved') kept.keep({ version, base: writeDocument(ground.base()), document: writeDocument(document) });
  };
  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, KEEP_MS);
    },
    drop: () => {
      rest();
      kept.drop();
    },
  };
}
