/** What the frame is to draw. Whatever else an audience is told by, the editor keeps to itself and asks the server with. */
export type Scene = {
  readonly surface: string;
  /** Address at which players meet the surface; `/` where it has none. */
  readonly path: string;
  readonly brand: string;
  readonly mode: 'light' | 'dark';
  readonly login: 'visitor' | 'player';
  /** ISO 8601; null for now. */
  readonly at: string | null;
  /** The dialog to open on the surface of dialogs. */
  readonly dialogId: string | null;
};

/** From the editor. `show` with a higher `version`: the answers of before are out of date. */
export type ToFrame =
  | { readonly type: 'show'; readonly scene: Scene; readonly version: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'mark'; readonly nodeId: string | null };

/** From the frame. `answer` of the server belongs to `ask` by its id; null says that nobody could answer. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'ask'; readonly id: number; readonly hash: string; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly type: 'picked'; readonly nodeId: string }
  | { readonly type: 'marked'; readonly nodeId: string; readonly isFound: boolean }
  | { readonly type: 'reported'; readonly nodeId: string; readonly reason: string };

/** Tells our messages from those of whatever else speaks in a window. */
const DOOR = 'linemaker-preview';
type Sealed<M> = M & { readonly door: typeof DOOR };

export const seal = <M extends ToFrame | FromFrame>(message: M): Sealed<M> => ({ ...message, door: DOOR });

const isSealed = (data: unknown): data is { readonly type: unknown } =>
  typeof data === 'object' && data !== null && 'door' in data && data.door === DOOR && 'type' in data;

const TO_FRAME: readonly unknown[] = ['show', 'answer', 'mark'] satisfies readonly ToFrame['type'][];
const FROM_FRAME: readonly unknown[] = ['ready', 'ask', 'picked', 'marked', 'reported'] satisfies readonly FromFrame['type'][];

type Heard = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** A message of our own from exactly that window of our own origin; null for all else. */
export const fromEditor = ({ data, origin, source }: Heard, editor: unknown): ToFrame | null =>
  origin === location.origin && source === editor && isSealed(data) && TO_FRAME.includes(data.type) ? (data as ToFrame) : null;
export const fromFrame = ({ data, origin, source }: Heard, frame: unknown): FromFrame | null =>
  origin === location.origin && source === frame && isSealed(data) && FROM_FRAME.includes(data.type) ? (data as FromFrame) : null;
