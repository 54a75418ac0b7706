import type { Device, ExplainedNode } from './targeting.ts';

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

/** Revision that a player saw. A null `to` means that it is still shown. */
export type Seen = {
  readonly sessionId: string;
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: SeenAudience;
  readonly from: string;
  readonly to: string | null;
  readonly nodes: readonly ExplainedNode[];
};

/** Mandatory node of which the player's page reported that half was visible for a second. */
export type Displayed = {
  readonly sessionId: string;
  readonly surface: string;
  readonly revision: string;
  readonly nodeId: string;
  readonly at: string;
};

export type ConfirmedWords = {
  readonly revision: string;
  readonly nodeId: string;
  readonly sentence: string;
  readonly label: string;
  readonly agreedAt: string;
};
export type ConfirmedWithdrawal = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly status: 'FAILED' | 'PENDING' | 'SUCCESSFUL';
  readonly requestedAt: string;
  readonly consent: ConfirmedWords | null;
};

export type RegisterAnswers = {
  readonly awaitsRegister: boolean;
  readonly standing: { readonly isListed: boolean; readonly answeredAt: string; readonly freshUntil: string } | null;
  readonly answers: readonly {
    readonly requestId: string;
    readonly verdict: 'LISTED' | 'NOT_LISTED';
    /** End of the listing; null if it has no end or the player is not listed. */
    readonly listedUntil: string | null;
    /** Regions of the listing; null if it applies everywhere or the player is not listed. */
    readonly regions: readonly string[] | null;
    readonly answeredAt: string;
    readonly receivedAt: string;
    /** False if the answer was ignored, because a newer one is stored. */
    readonly isApplied: boolean;
  }[];
  readonly refundedBets: number;
};

export type PlayerContact = {
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  readonly region: string;
  readonly phone: string | null;
  /** Last two digits of the tax number; null if not requested or not decryptable. */
  readonly taxDigits: string | null;
};

export type PlayerFile = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly formId: string;
  readonly uploadedAt: string;
  /** Result of the virus scan. Only clean files can be opened. */
  readonly scan: 'bad' | 'clean' | 'waiting';
  readonly scanNote: string | null;
};

export type PlayerOperations = {
  listPlayerFiles: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly files: readonly PlayerFile[] };
  };
  endPlayerSessions: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly ended: number };
  };
  whatRegisterSaid: { input: { readonly playerId: string; readonly reason: string }; output: RegisterAnswers };
  readPlayerContact: {
    input: { readonly playerId: string; readonly reason: string };
    /** `contact` is null if the account has no stored contact data. */
    output: { readonly contact: PlayerContact | null };
  };
  whatPlayerConfirmed: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly withdrawals: readonly ConfirmedWithdrawal[] };
  };
  deletePlayerDisplays: {
    input: { readonly playerId: string; readonly reason: string };
    output: { readonly deleted: number };
  };
  whatPlayerSaw: {
    input: { readonly playerId: string; readonly at: string; readonly reason: string };
    output: { readonly seen: readonly Seen[]; readonly displays: readonly Displayed[] };
  };
};
