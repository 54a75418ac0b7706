import type { DraftView } from './drafts.ts';

/** One field that differs; `path` is a JSON Pointer into the node. A side that does not have it is null. */
export type FieldChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** What was done to one node; `words` says it in a sentence. */
export type NodeChange = { readonly id: string; readonly kind: string; readonly words: string } & (
  | { readonly change: 'added' | 'removed' }
  | { readonly change: 'moved'; readonly from: string; readonly to: string }
  | { readonly change: 'edited'; readonly fields: readonly FieldChange[] }
);

export type DocumentDiff = {
  readonly title: { readonly before: string | null; readonly after: string | null } | null;
  readonly nodes: readonly NodeChange[];
};

/** Something to look at; `pointer` is a JSON Pointer into the document that leads to the field. */
export type Finding = {
  readonly check: 'schema' | 'link' | 'image' | 'frame';
  readonly nodeId: string | null;
  readonly pointer: string;
  readonly message: string;
};

export type Approval = { readonly approverId: string; readonly role: string; readonly at: string };

/** What a draft still lacks before it may go out. */
export type ApprovalState = {
  readonly isApproved: boolean;
  /** Why compliance must have approved; empty where any second person will do. */
  readonly careReasons: readonly string[];
  readonly approvals: readonly Approval[];
  readonly missing: readonly ('second-person' | 'compliance')[];
};

/** What the clients of the last hour would see of a draft; shares are from 0 to 1. */
export type Coverage = {
  readonly sessions: number;
  /** Would see a fallback somewhere, or a gap, or be blocked. */
  readonly share: number;
  /** Of a build that nobody knows. */
  readonly unknown: number;
  readonly nodes: readonly { readonly nodeId: string; readonly kind: string; readonly criticality: string; readonly share: number }[];
};

type OfDraft = { readonly draftId: string };
type OfContent = OfDraft & { readonly contentHash: string };

export type ReviewOperations = {
  diffDraft: { input: OfDraft; output: DocumentDiff & { readonly contentHash: string; readonly baseHash: string | null } };
  checkDraft: {
    input: OfDraft;
    output: {
      readonly contentHash: string;
      readonly problems: readonly Finding[];
      readonly warnings: readonly Finding[];
      readonly approval: ApprovalState;
      /** Null for a surface that nothing asks for. */
      readonly coverage: Coverage | null;
    };
  };
  approveDraft: { input: OfContent; output: ApprovalState };
  withdrawApproval: { input: OfDraft & { readonly reason: string }; output: ApprovalState };
  publishDraft: { input: OfContent & { readonly reason: string }; output: DraftView };
};
