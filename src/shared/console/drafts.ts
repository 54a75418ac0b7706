import type { Environment, Place, StoredPlace } from './place.ts';

/** Times are ISO 8601 in UTC; hashes are SHA-256 in hex. */
export type DraftView = StoredPlace & {
  readonly id: string;
  readonly title: string;
  /** Hash of the published document under the draft; null if there is none. */
  readonly baseHash: string | null;
  readonly version: number;
  readonly contentHash: string;
  readonly state: 'open' | 'published' | 'discarded';
  readonly ownerId: string;
  /** Operators who edited the draft and so may not approve it. */
  readonly authors: readonly string[];
  readonly createdAt: string;
  readonly savedAt: string;
};

export type DraftWithDocument = DraftView & { readonly document: unknown };

export type DraftVersion = { readonly version: number; readonly authorId: string; readonly note: string; readonly savedAt: string };

type OfDraft = { readonly draftId: string };
type OfVersion = OfDraft & { readonly version: number };

export type DraftOperations = {
  listDrafts: { input: { readonly surface?: string | undefined }; output: { readonly drafts: readonly DraftView[] } };
  readDraft: { input: OfDraft; output: DraftWithDocument & { readonly base: object | null } };
  createDraft: { input: Place & { readonly title: string }; output: DraftWithDocument };
  saveDraft: { input: OfVersion & { readonly document: object }; output: DraftWithDocument & { readonly isMerged: boolean } };
  draftHistory: { input: OfDraft; output: { readonly versions: readonly DraftVersion[] } };
  restoreDraftVersion: { input: OfVersion & { readonly restore: number }; output: DraftWithDocument };
  rebaseDraft: { input: OfVersion; output: DraftWithDocument };
  duplicateDraft: {
    input: OfDraft & { readonly title: string; readonly brand: string; readonly region: string; readonly environment: Environment };
    output: DraftWithDocument;
  };
  discardDraft: { input: OfDraft; output: DraftView };
};
