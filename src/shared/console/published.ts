import type { Place, StoredPlace } from './place.ts';
import type { DocumentDiff, NodeChange } from './review.ts';

/** Times are ISO 8601 in UTC. */
export type Pointer = StoredPlace & {
  readonly hash: string;
  readonly moved_at: string;
  readonly operator_id: string | null;
  /** Hash of a newer build's document, unused while an operator's document is live; null if there is none. */
  readonly newer_hash: string | null;
  /** Why another revision is served instead; null if this one is served. */
  readonly not_served: readonly string[] | null;
};

/** A null `hash` means that no revision is live any more. */
export type Publication = StoredPlace & {
  readonly id: string;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  readonly operator_id: string | null;
  readonly reason: string;
  readonly moved_at: string;
};

export type RevisionView = {
  readonly hash: string;
  readonly surface: string;
  readonly document: unknown;
  readonly author: string;
  readonly created_at: string;
};

export type PublishedOperations = {
  listPublished: { input: Readonly<Record<never, never>>; output: { readonly pointers: readonly Pointer[] } };
  readRevision: { input: { readonly hash: string }; output: RevisionView };
  listPublications: { input: Place; output: { readonly moves: readonly Publication[] } };
  compareRevisions: { input: { readonly from: string; readonly to: string }; output: DocumentDiff };
  countReached: { input: Place; output: { readonly players: number } };
  rollback: {
    input: Place & { readonly from: string | null; readonly to: string | null; readonly reason: string };
    output: StoredPlace & { readonly hash: string | null; readonly changes: readonly NodeChange[] };
  };
  takeDown: {
    input: Place & { readonly nodeId: string; readonly reason: string };
    output: StoredPlace & { readonly hash: string; readonly previousHash: string };
  };
};
