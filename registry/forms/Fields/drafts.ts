import type { Platform } from '#src/platform/index.ts';
import { type ActionInput, onDone } from '#src/render/index.ts';

/** More forms than this are not begun at once; the oldest is forgotten. */
const MAX_DRAFTS = 20;
const VISITOR = 'visitor ';
/** Of visitors who have logged in since; which player they are is known when the form is drawn for them. */
const NEWCOMER = 'newcomer ';
const drafts = new Map<string, ActionInput>();

/** Nobody is shown what somebody else has typed. */
const keyOf = (playerId: string | null, partId: string): string => (playerId === null ? VISITOR : `player:${playerId} `) + partId;

/** What this player, or a visitor, has typed into a part and not yet handed in, for as long as the page lives; null when nothing was. */
export function draftOf(playerId: string | null, partId: string): ActionInput | null {
  const own = keyOf(playerId, partId);
  if (playerId !== null) rename(NEWCOMER + partId, own);
  return drafts.get(own) ?? null;
}

export function keepDraft(playerId: string | null, partId: string, input: ActionInput): void {
  dropDraft(playerId, partId);
  drafts.set(keyOf(playerId, partId), input);
  for (const oldest of drafts.keys()) if (drafts.size > MAX_DRAFTS) drafts.delete(oldest);
}

function dropDraft(playerId: string | null, partId: string): void {
  drafts.delete(keyOf(playerId, partId));
  if (playerId !== null) drafts.delete(NEWCOMER + partId);
}

// What was typed on since it was sent is not handed in.
onDone(({ playerId, of, input }) => {
  if (isPartOf(drafts.get(keyOf(playerId, of)) ?? {}, input)) dropDraft(playerId, of);
});

/** Whether every field of the draft that was sent says what was sent; a draft of an earlier revision may hold others. */
const isPartOf = (draft: ActionInput, sent: ActionInput): boolean =>
  Object.entries(draft).every(([name, value]) => !Object.hasOwn(sent, name) || JSON.stringify(sent[name]) === JSON.stringify(value));

const followed = new WeakSet<object>();

/** What a visitor has typed is theirs when they log in, whether or not the form is still open, and is gone when they log out. */
export function followLogins(credentials: Pick<Platform['credentials'], 'hasBearer' | 'onBearerChange'>): void {
  if (followed.has(credentials)) return;
  followed.add(credentials);
  credentials.onBearerChange(() => {
    const isPlayer = credentials.hasBearer();
    for (const key of [...drafts.keys()]) {
      if (isPlayer && key.startsWith(VISITOR)) rename(key, NEWCOMER + key.slice(VISITOR.length));
      if (!isPlayer && key.startsWith(NEWCOMER)) drafts.delete(key);
    }
  });
}

function rename(from: string, to: string): void {
  const input = drafts.get(from);
  if (input === undefined) return;
  drafts.delete(from);
  drafts.set(to, input);
}
