import type { Device, ExplainedNode } from './targeting.ts';

/** Audience a page was resolved for. */
export type SeenAudience = {
  readonly brand: string;
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: Device;
  readonly capabilities: string | null;
  readonly segments?: readonly string[] | undefined;
  readonly flags: readonly string[];
  readonly off: readonly string[];
};

/** Layout shown to a player; `to` is null while it still is. */
export type Seen = {
  readonly sessionId: string;
  /** `page`, or a part of the frame around it. */
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: SeenAudience;
  readonly from: string;
  readonly to: string | null;
  readonly nodes: readonly ExplainedNode[];
};

/** Words that a player confirmed a withdrawal by, and where they stood. */
export type ConfirmedWords = {
  readonly revision: string;
  readonly nodeId: string;
  readonly sentence: string;
  /** Of the button, which the amount followed. */
  readonly label: string;
  readonly agreedAt: string;
};
export type ConfirmedWithdrawal = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly status: 'FAILED' | 'PENDING' | 'SUCCESSFUL';
  readonly requestedAt: string;
  /** Null: made by a page that did not say. */
  readonly consent: ConfirmedWords | null;
};

/** Answers of the register of excluded persons about an account, the newest first. */
export type RegisterAnswers = {
  readonly awaitsRegister: boolean;
  /** Null before the first answer. */
  readonly standing: { readonly isListed: boolean; readonly answeredAt: string; readonly freshUntil: string } | null;
  readonly answers: readonly {
    readonly requestId: string;
    readonly verdict: 'LISTED' | 'NOT_LISTED';
    /** Null: for good, or not listed. */
    readonly listedUntil: string | null;
    /** Null: everywhere, or not listed. */
    readonly regions: readonly string[] | null;
    readonly answeredAt: string;
    readonly receivedAt: string;
    /** False if a newer answer was there already. */
    readonly isApplied: boolean;
  }[];
  readonly refundedBets: number;
};

/** Address and phone of a player. */
export type PlayerContact = {
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  readonly region: string;
  /** Null if it cannot be decrypted here. */
  readonly phone: string | null;
  /** Last two digits behind dots; null where none are asked, or as for `phone`. */
  readonly taxDigits: string | null;
};

/** A file that a player has handed in. */
export type PlayerFile = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly formId: string;
  readonly uploadedAt: string;
  /** Verdict of the scanner; only a clean file is opened. */
  readonly scan: 'bad' | 'clean' | 'waiting';
  /** Finding, or the reason why it is not known yet. */
  readonly scanNote: string | null;
};

export type PlayerOperations = {
  listPlayerFiles: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly files: readonly PlayerFile[] };
  };
  whatRegisterSaid: { input: { readonly playerId: string; readonly reason: string }; output: RegisterAnswers };
  readPlayerContact: {
    input: { readonly playerId: string; readonly reason: string };
    /** Null: an account from before addresses were asked. */
    output: { readonly contact: PlayerContact | null };
  };
  whatPlayerConfirmed: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly withdrawals: readonly ConfirmedWithdrawal[] };
  };
  whatPlayerSaw: {
    input: { readonly playerId: string; readonly at: string; readonly reason: string };
    output: { readonly seen: readonly Seen[] };
  };
};
