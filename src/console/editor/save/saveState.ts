import type { DraftDocument } from '#src/shared/layouts/draft/document.ts';

/** What the server has. */
export type Stored = { readonly version: number; readonly stored: DraftDocument };

export type Conflict = Stored & {
  /** Ids of nodes, `list:<key>` for an order, and `title`. */
  readonly ids: readonly string[];
  readonly yours: DraftDocument;
  readonly theirs: DraftDocument;
  /** Everything that does not clash, and theirs where it does. */
  readonly merged: DraftDocument;
};
export type Whose = 'yours' | 'theirs';
/** By the id of what clashes. */
export type Choices = ReadonlyMap<string, Whose>;

export type SaveState = {
  /** `waiting` for a pause; `offline` tries again by itself; `conflict` waits for a choice; `refused` for whatever `message` asks for. */
  readonly status: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';
  readonly version: number;
  readonly message: string | null;
  readonly conflict: Conflict | null;
};
