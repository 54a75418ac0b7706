import type { Place, ToldPlace } from './place.ts';
import type { DocumentDiff, NodeChange } from './review.ts';

/** What stands at a place. Times are ISO 8601 in UTC. */
export type Pointer = ToldPlace & {
  readonly hash: string;
  readonly moved_at: string;
  /** Who put it there; null for what came with a build. */
  readonly operator_id: string | null;
  /** Hash of what a newer build brought for the place, and which waits because an operator's document stays; null where there is none. */
  readonly newer_hash: string | null;
};

/** One move of a pointer; a hash is null where nothing stood or stands. */
export type Publication = ToldPlace & {
  readonly id: string;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  /** Null for a newer build. */
  readonly operator_id: string | null;
  readonly reason: string;
  readonly moved_at: string;
};

/** `author` is `operator:<id>`, or the name of the build that brought it along. */
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
  /** Players who were shown the surface in the last hour; visitors are not counted. */
  countReached: { input: Place; output: { readonly players: number } };
  /** Null stands for an empty place: the first publication can be undone, and an emptied place filled again. */
  rollback: {
    input: Place & { readonly from: string | null; readonly to: string | null; readonly reason: string };
    output: ToldPlace & { readonly hash: string | null; readonly changes: readonly NodeChange[] };
  };
  takeDown: {
    input: Place & { readonly nodeId: string; readonly reason: string };
    output: ToldPlace & { readonly hash: string; readonly previousHash: string };
  };
};
