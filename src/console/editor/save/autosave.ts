import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../../api/index.ts';
import type { Editor } from '../editor.ts';
import { type DraftDocument, type DraftNode, isObject, readDocument, writeDocument } from '../model/document.ts';

export type Conflict = {
  /** Ids of nodes, `list:<key>` for an order, and `title`. */
  readonly ids: readonly string[];
  readonly yours: DraftDocument;
  readonly theirs: DraftDocument;
  /** Everything that does not clash, and theirs where it does. */
  readonly merged: DraftDocument;
  readonly version: number;
};

export type SaveState = {
  /** `waiting` for a pause; `offline` tries again by itself; `conflict` waits for a choice; `refused` for whatever `message` asks for. */
  readonly status: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';
  readonly version: number;
  readonly message: string | null;
  readonly conflict: Conflict | null;
};

type Saved = { readonly version: number; readonly document: unknown; readonly isMerged: boolean };
export type AutosavePorts = {
  readonly editor: Editor;
  readonly draft: { readonly id: string; readonly version: number };
  readonly save: (version: number, document: object) => Promise<Answer<Saved>>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

export type Autosave = {
  readonly store: StoreApi<SaveState>;
  /** Saves what is there now, without waiting for a pause. */
  readonly flush: () => Promise<void>;
  /** Ends a conflict: whose text stands, by the id of what clashes. */
  readonly resolve: (choices: ReadonlyMap<string, 'yours' | 'theirs'>) => void;
  readonly start: () => () => void;
};

/** How long a pause of typing lasts before it is saved, and how long the server is left alone after it was not reached. */
export const PAUSE_MS = 700;
export const RETRY_MS = 5_000;
const keyOf = (id: string): string => `linemaker-draft-${id}`;

/** Saves on every pause, on top of the version that was being edited, and keeps what the server has not got in this browser. */
export function createAutosave({ editor, draft, save, storage }: AutosavePorts): Autosave {
  const store = createStore<SaveState>(() => ({ status: 'saved', version: draft.version, message: null, conflict: null }));
  const current = (): DraftDocument => editor.store.getState().history.document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const keep = (): void =>
    quietly(() =>
      storage.setItem(keyOf(draft.id), JSON.stringify({ version: store.getState().version, document: writeDocument(current()) })),
    );
  const put = (document: DraftDocument): void => {
    if (document !== current()) editor.put(writeDocument(document));
  };

  async function send(): Promise<void> {
    const sent = current();
    const { version } = store.getState();
    store.setState({ status: 'saving' });
    const answer = await save(version, writeDocument(sent));
    if (answer.ok) {
      const { isMerged, version: next, document } = answer.value;
      store.setState({ version: next, message: isMerged ? 'What a colleague has saved meanwhile is in it now.' : null });
      const isWhole = current() === sent;
      if (isMerged) put(onTopOf(sent, current(), readDocument(document)));
      if (isWhole) {
        quietly(() => storage.removeItem(keyOf(draft.id)));
        store.setState({ status: 'saved' });
      } else {
        keep();
        store.setState({ status: 'waiting' });
        later(PAUSE_MS);
      }
      return;
    }
    const { code, message, details } = answer.refusal;
    if (code === 'stale' && Array.isArray(details['conflicts']))
      store.setState({ status: 'conflict', message, conflict: conflictIn(details, sent) });
    else if (code === 'offline' || code === 'fault' || code === 'busy') {
      store.setState({ status: 'offline', message });
      later(RETRY_MS);
    } else store.setState({ status: 'refused', message });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const { status } = store.getState();
    if (running || status === 'saved' || status === 'conflict') return running ?? undefined;
    running = send().finally(() => (running = null));
    return running;
  }

  return {
    store,
    flush,
    resolve: (choices) => {
      const { conflict } = store.getState();
      if (!conflict) return;
      store.setState({ version: conflict.version, status: 'waiting', message: null, conflict: null });
      put(onTopOf(conflict.yours, current(), chosen(conflict, choices)));
      later(0);
    },
    start: () => {
      const stop = editor.store.subscribe(({ history }, before) => {
        if (history.document === before.history.document) return;
        keep();
        if (store.getState().status === 'conflict') return;
        store.setState({ status: running ? 'saving' : 'waiting' });
        if (!running) later(PAUSE_MS);
      });
      const kept = read(storage, draft.id);
      if (kept && !editor.isReadOnly) {
        store.setState({ version: kept.version });
        editor.put(kept.document);
        editor.say('What you had not saved is back.');
      }
      const stopAsking = watchThePage(
        () => store.getState().status !== 'saved',
        () => void flush(),
      );
      return () => {
        stop();
        stopAsking();
        void flush();
      };
    },
  };
}

/** Who leaves with something unsaved is asked; who is online again saves. Returns the way to stop. */
function watchThePage(isUnsaved: () => boolean, flush: () => void): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  addEventListener('online', flush);
  return () => {
    removeEventListener('beforeunload', ask);
    removeEventListener('online', flush);
  };
}

/** What was written since `sent`, on top of what the server made of it: parts that were not touched since come from there. */
function onTopOf(sent: DraftDocument, now: DraftDocument, stored: DraftDocument): DraftDocument {
  if (now === sent) return stored;
  return {
    nodes: overlay(sent.nodes, now.nodes, stored.nodes),
    lists: overlay(sent.lists, now.lists, stored.lists),
    rest: now.rest === sent.rest ? stored.rest : now.rest,
  };
}

function overlay<T>(sent: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>, stored: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const made = new Map(stored);
  for (const [key, value] of now) if (sent.get(key) !== value) made.set(key, value);
  for (const key of sent.keys()) if (!now.has(key)) made.delete(key);
  return made;
}

function chosen({ ids, yours, merged }: Conflict, choices: ReadonlyMap<string, 'yours' | 'theirs'>): DraftDocument {
  const nodes = new Map(merged.nodes);
  const lists = new Map(merged.lists);
  let { rest } = merged;
  for (const id of ids) {
    if (choices.get(id) !== 'yours') continue;
    if (id === 'title') rest = { ...rest, title: yours.rest['title'] };
    else if (id.startsWith('list:')) pick(lists, yours.lists, id.slice('list:'.length));
    else pick(nodes, yours.nodes, id);
  }
  return { nodes, lists, rest };
}

function pick<T>(into: Map<string, T>, from: ReadonlyMap<string, T>, key: string): void {
  const value = from.get(key);
  if (value === undefined) into.delete(key);
  else into.set(key, value);
}

/** `sent` is what was refused: parts that are still the same object have not been touched since. */
const conflictIn = (details: DraftNode, sent: DraftDocument): Conflict => ({
  ids: (details['conflicts'] as readonly unknown[]).map(String),
  yours: sent,
  theirs: readDocument(details['theirs']),
  merged: readDocument(details['merged']),
  version: Number(details['version']),
});

function read(storage: AutosavePorts['storage'], id: string): { readonly version: number; readonly document: unknown } | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? 'null');
    return isObject(kept) && typeof kept['version'] === 'number' && isObject(kept['document'])
      ? { version: kept['version'], document: kept['document'] }
      : null;
  } catch {
    return null;
  }
}

/** A full or closed storage changes nothing for the page. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // What cannot be kept here is still on the table, and goes to the server.
  }
}
