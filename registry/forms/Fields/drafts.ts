import type { Platform } from '#src/platform/index.ts';
import { type ActionInput, onDone } from '#src/render/index.ts';

const MAX_DRAFTS = 20;
const VISITOR = 'visitor ';
/** Key prefix of drafts typed before login. After login, `draftOf` moves them to the player's key. */
const NEWCOMER = 'newcomer ';
const drafts = new Map<string, ActionInput>();

const keyOf = (playerId: string | null, partId: string): string => (playerId === null ? VISITOR : `player:${playerId} `) + partId;

/** Returns the player's draft. On the first call after login, returns the draft typed before login. */
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

// Deletes a draft after its submission, unless the player has edited it meanwhile.
onDone(({ playerId, of, input }) => {
  if (isPartOf(drafts.get(keyOf(playerId, of)) ?? {}, input)) dropDraft(playerId, of);
});

const isPartOf = (draft: ActionInput, sent: ActionInput): boolean =>
  Object.entries(draft).every(([name, value]) => !Object.hasOwn(sent, name) || JSON.stringify(sent[name]) === JSON.stringify(value));

const followed = new WeakSet<object>();

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
