import { areTexts, hasTexts, isPlainObject } from '#src/shared/values/plainObject.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

/** Preview settings that the frame applies. The server applies the others. */
export type Scene = {
  readonly surface: string;
  readonly path: string;
  readonly brand: string;
  readonly mode: 'light' | 'dark';
  readonly login: 'visitor' | 'player';
  /** Time of the preview (ISO 8601). Null: the current time. */
  readonly at: string | null;
  readonly dialogId: string | null;
};

/** Change to outline. The outline surrounds the first of `boxes` that is drawn: the node or one of its containers. */
export type ChangeMark = {
  readonly nodeId: string;
  readonly boxes: readonly string[];
  readonly what: 'added' | 'removed' | 'moved' | 'edited';
  readonly words: string;
};

/** Message to the frame. A higher version invalidates earlier responses. `scale` is the frame's, so that labels can keep their size. */
export type ToFrame =
  | { readonly type: 'show'; readonly scene: Scene; readonly version: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'mark'; readonly nodeId: string | null }
  | { readonly type: 'outline'; readonly marks: readonly ChangeMark[]; readonly scale: number };

/** First price or game on a page. `bottom` is the distance in CSS pixels from the header to the offer's lower edge. */
export type FirstOffer = { readonly what: 'price' | 'game'; readonly bottom: number };

/** Message from the preview frame. The editor answers an `ask` with the same id. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'ask'; readonly id: number; readonly hash: string; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly type: 'picked'; readonly nodeId: string }
  | { readonly type: 'marked'; readonly nodeId: string; readonly isFound: boolean }
  | { readonly type: 'reported'; readonly nodeId: string; readonly reason: string }
  | { readonly type: 'outlined'; readonly boxes: Readonly<Record<string, string>> }
  /** Sent by frames that draw the whole page. `first` is null without price and game. */
  | { readonly type: 'measured'; readonly first: FirstOffer | null };

const DOOR = 'linemaker-preview';
type Sealed<M> = M & { readonly door: typeof DOOR };

export const seal = <M extends ToFrame | FromFrame>(message: M): Sealed<M> => ({ ...message, door: DOOR });

type Fields = Readonly<Record<string, unknown>>;
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isScene = (value: unknown): boolean =>
  isPlainObject(value) &&
  ['surface', 'path', 'brand', 'mode', 'login'].every((name) => isText(value[name])) &&
  isTextOrNull(value['at']) &&
  isTextOrNull(value['dialogId']);
const isMark = (value: unknown): boolean =>
  hasTexts(value, ['nodeId', 'words', 'what']) && isKeyOf(WHATS, value.what) && areTexts(value['boxes']);
const WHATS: Readonly<Record<ChangeMark['what'], true>> = { added: true, removed: true, moved: true, edited: true };
const isFirst = (value: unknown): boolean =>
  isPlainObject(value) && (value['what'] === 'price' || value['what'] === 'game') && Number.isFinite(value['bottom']);

const toFrame: Words<ToFrame> = {
  show: ({ scene, version }) => isScene(scene) && typeof version === 'number',
  answer: ({ id }) => typeof id === 'number',
  mark: ({ nodeId }) => isTextOrNull(nodeId),
  outline: ({ marks, scale }) => Number.isFinite(scale) && Array.isArray(marks) && marks.every(isMark),
};
const ofFrame: Words<FromFrame> = {
  ready: () => true,
  ask: ({ id, hash, variables }) => typeof id === 'number' && isText(hash) && isPlainObject(variables),
  picked: ({ nodeId }) => isText(nodeId),
  marked: ({ nodeId, isFound }) => isText(nodeId) && typeof isFound === 'boolean',
  reported: ({ nodeId, reason }) => isText(nodeId) && isText(reason),
  outlined: ({ boxes }) => isPlainObject(boxes) && Object.values(boxes).every(isText),
  measured: ({ first }) => first === null || isFirst(first),
};

type Words<M extends { readonly type: string }> = { readonly [T in M['type']]: (fields: Fields) => boolean };

function isOneOf<M extends { readonly type: string }>(words: Words<M>, data: unknown): data is M {
  if (!isPlainObject(data) || data['door'] !== DOOR) return false;
  const { type } = data;
  return typeof type === 'string' && isKeyOf(words, type) && words[type](data);
}

type Heard = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** Returns the message. Null if it is invalid, or not from the editor's window and our origin. */
export const fromEditor = ({ data, origin, source }: Heard, editor: unknown): ToFrame | null =>
  origin === location.origin && source === editor && isOneOf<ToFrame>(toFrame, data) ? data : null;
export const fromFrame = ({ data, origin, source }: Heard, frame: unknown): FromFrame | null =>
  origin === location.origin && source === frame && isOneOf<FromFrame>(ofFrame, data) ? data : null;
