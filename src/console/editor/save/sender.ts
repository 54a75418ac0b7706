import type { StoreApi } from 'zustand/vanilla';
import { type DraftDocument, isObject, readDocument, writeDocument } from '#src/shared/layouts/draft/document.ts';
import type { Answer, Refusal } from '../../api/index.ts';
import type { Editor } from '../editor.ts';
import type { Ground, Keeper } from './ground.ts';
import type { SaveState } from './saveState.ts';

/** Pause in typing after which the draft is saved. `RETRY_MS` is the pause before a retry. */
export const PAUSE_MS = 700;
export const RETRY_MS = 5_000;

type Saved = { readonly version: number; readonly document: unknown; readonly isMerged: boolean };
export type Save = (version: number, document: object) => Promise<Answer<Saved>>;

type SenderPorts = {
  readonly editor: Editor;
  readonly store: StoreApi<SaveState>;
  readonly ground: Ground;
  readonly keeper: Keeper;
  readonly save: Save;
  readonly later: (ms: number) => void;
  readonly release: () => void;
};

/** Returns a function that sends the document and handles the response. */
export function createSender({ editor, store, ground, keeper, save, later, release }: SenderPorts): () => Promise<void> {
  const current = (): DraftDocument => editor.store.getState().history.document;

  function saved(sent: DraftDocument, { version, document, isMerged }: Saved): void {
    const isWhole = current() === sent;
    const now = { version, stored: isMerged ? readDocument(document) : sent };
    store.setState({ message: isMerged ? 'A colleague’s newer changes were merged in.' : null });
    if (!isMerged) ground.stand(now);
    else if (!ground.join(sent, now.stored, now)) return keeper.now();
    if (isWhole) return release();
    store.setState({ status: 'waiting' });
    keeper.now();
    later(PAUSE_MS);
  }

  function refused({ code, message, details }: Refusal): void {
    store.setState({ message });
    if (code === 'stale' && isObject(details['base']) && isObject(details['theirs'])) {
      const now = { version: Number(details['version']), stored: readDocument(details['theirs']) };
      if (!ground.join(readDocument(details['base']), now.stored, now)) return keeper.now();
      store.setState({ status: 'waiting', message: null });
      later(0);
    } else if (code === 'offline' || code === 'fault' || code === 'busy') {
      store.setState({ status: 'offline' });
      later(RETRY_MS);
    } else store.setState({ status: 'refused' });
  }

  return async () => {
    const sent = current();
    store.setState({ status: 'saving' });
    const answer = await save(store.getState().version, writeDocument(sent));
    if (answer.ok) saved(sent, answer.value);
    else refused(answer.refusal);
  };
}
