import type { Place, ToldPlace } from './place.ts';
import type { DocumentDiff, NodeChange } from './review.ts';

/** Live revision of a place. Times are ISO 8601 in UTC. */
export type Pointer = ToldPlace & {
  readonly hash: string;
  readonly moved_at: string;
  /** Null for a document shipped with a build. */
  readonly operator_id: string | null;
  /** Hash of the document in a newer build, ignored while an operator's document is live; null if there is none. */
  readonly newer_hash: string | null;
};

/** One publication; a null hash is an empty place. */
export type Publication = ToldPlace & {
  readonly id: string;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  /** Null for a build. */
  readonly operator_id: string | null;
  readonly reason: string;
  readonly moved_at: string;
};

/** `author` is `operator:<id>` or the name of a build. */
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
  /** Players who saw the surface in the last hour; visitors are not counted. */
  countReached: { input: Place; output: { readonly players: number } };
  /** Null is an empty place: rolls back a first publication, or refills an emptied place. */
  rollback: {
    input: Place & { readonly from: string | null; readonly to: string | null; readonly reason: string };
    output: ToldPlace & { readonly hash: string | null; readonly changes: readonly NodeChange[] };
  };
  takeDown: {
    input: Place & { readonly nodeId: string; readonly reason: string };
    output: ToldPlace & { readonly hash: string; readonly previousHash: string };
  };
};
