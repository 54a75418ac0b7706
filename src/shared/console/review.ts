import type { DraftView } from './drafts.ts';

/** `path`: JSON Pointer into the node. A null value means that the field is missing. */
export type FieldChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

export type NodeChange = { readonly id: string; readonly kind: string; readonly words: string } & (
  | { readonly change: 'moved'; readonly from: string; readonly to: string }
  | { readonly change: 'added' | 'removed' | 'edited'; readonly fields: readonly FieldChange[] }
);

export type DocumentDiff = {
  readonly title: { readonly before: string | null; readonly after: string | null } | null;
  readonly nodes: readonly NodeChange[];
};

/** `pointer`: JSON Pointer into the document. */
export type Finding = {
  readonly check: 'schema' | 'link' | 'image' | 'frame';
  readonly nodeId: string | null;
  readonly pointer: string;
  readonly message: string;
};

export type Approval = { readonly approverId: string; readonly role: string; readonly at: string };

export type ApprovalState = {
  readonly isApproved: boolean;
  /** Why compliance must approve; if empty, any second operator may. */
  readonly careReasons: readonly string[];
  readonly approvals: readonly Approval[];
  readonly missing: readonly ('second-person' | 'compliance')[];
};

/** How many clients of the last hour can draw the document. Shares are 0 to 1. */
export type Coverage = {
  readonly sessions: number;
  /** Share of clients that see a fallback, a gap or a blocked page. */
  readonly share: number;
  readonly own: number;
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
      readonly coverage: Coverage | null;
    };
  };
  approveDraft: { input: OfContent; output: ApprovalState };
  withdrawApproval: { input: OfDraft & { readonly reason: string }; output: ApprovalState };
  publishDraft: { input: OfContent & { readonly reason: string }; output: DraftView };
};
