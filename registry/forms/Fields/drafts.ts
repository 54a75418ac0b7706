import type { ActionInput } from '#src/render/index.ts';

/** More forms than this are not begun at once; the oldest is forgotten. */
const MAX_DRAFTS = 20;
const drafts = new Map<string, ActionInput>();

/** Whose draft of which part; nobody is shown what somebody else has typed. */
export const draftKey = (playerId: string | null, partId: string): string => `${playerId ?? ''} ${partId}`;

/** What was typed and not yet handed in, for as long as the page lives; null when nothing was. */
export const draftOf = (key: string): ActionInput | null => drafts.get(key) ?? null;

export function keepDraft(key: string, input: ActionInput): void {
  drafts.delete(key);
  drafts.set(key, input);
  for (const oldest of drafts.keys()) if (drafts.size > MAX_DRAFTS) drafts.delete(oldest);
}

export const dropDraft = (key: string): void => void drafts.delete(key);
