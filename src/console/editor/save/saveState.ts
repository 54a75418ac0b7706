import type { DraftDocument } from '#src/shared/layouts/draft/document.ts';

export type Stored = { readonly version: number; readonly stored: DraftDocument };

export type Conflict = Stored & {
  /** Conflicting parts: ids of nodes, `list:<key>` for a list, or `title`. */
  readonly ids: readonly string[];
  readonly yours: DraftDocument;
  readonly theirs: DraftDocument;
  /** Merged document. Where it conflicts, it has the value of `theirs`. */
  readonly merged: DraftDocument;
};
export type Whose = 'yours' | 'theirs';
export type Choices = ReadonlyMap<string, Whose>;

export type SaveState = {
  /** `offline`: the save is retried. `conflict`: the operator must choose. `refused`: `message` says what to do. */
  readonly status: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';
  readonly version: number;
  readonly message: string | null;
  readonly conflict: Conflict | null;
};
