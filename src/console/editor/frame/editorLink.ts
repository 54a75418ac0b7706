import { fromEditor, type FromFrame, type Scene, seal, type ToFrame } from '../preview/messages.ts';

export type Shown = { readonly scene: Scene; readonly version: number };

type Outlined = Pick<Extract<ToFrame, { readonly type: 'outline' }>, 'marks' | 'scale'>;
const NONE: Outlined = { marks: [], scale: 1 };

/** Messages between preview frame and editor, the frame's only connection. */
export type EditorLink = {
  readonly shown: () => Shown | null;
  readonly marked: () => string | null;
  readonly outlined: () => Outlined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (message: FromFrame) => void;
  /** Sends a query to the editor. Resolves to null if the editor has no response. */
  readonly ask: (hash: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
};

type Windows = { readonly own: Pick<Window, 'addEventListener'>; readonly editor: Pick<Window, 'postMessage'> };

export function createEditorLink({ own, editor }: Windows): EditorLink {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (answer: unknown) => void>();
  let shown: Shown | null = null;
  let marked: string | null = null;
  let outlined: Outlined = NONE;
  let asked = 0;
  const tell = (message: FromFrame): void => editor.postMessage(seal(message), location.origin);
  own.addEventListener('message', (event) => {
    const message = fromEditor(event, editor);
    if (message?.type === 'show') shown = { scene: message.scene, version: message.version };
    else if (message?.type === 'mark') marked = message.nodeId;
    else if (message?.type === 'outline') outlined = message;
    else if (message?.type === 'answer') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
      return;
    } else return;
    for (const listener of listeners) listener();
  });
  return {
    shown: () => shown,
    marked: () => marked,
    outlined: () => outlined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    ask: (hash, variables) =>
      new Promise((answer) => {
        const id = (asked += 1);
        waiting.set(id, answer);
        tell({ type: 'ask', id, hash, variables });
      }),
  };
}
