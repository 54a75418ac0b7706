import type { Proposed } from './proposals.ts';
import type { OperatorRole, OperatorView } from './operators.ts';

/** `hasFactor` is always true for demo accounts. Before `signsFrom`, the colleague may not sign proposals. */
export type Colleague = OperatorView & {
  readonly lockedAt: string | null;
  readonly hasFactor: boolean;
  readonly signsFrom: string | null;
  readonly lastLoginAt: string | null;
};
/**
 * An operator's login, shown only once. `path` works once, for three days. If two colleagues hand it over, each gets one half: `path` or
 * `password`.
 */
export type OperatorLink = { readonly path: string | null; readonly password: string | null };

/** `outcome`: `done`, or the code of a refusal. */
export type AuditEntry = {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly role: string;
  readonly operation: string;
  readonly subject: string;
  readonly outcome: string;
  readonly detail: object;
  readonly previous_hash: string;
  readonly hash: string;
};

export type ChainHead = { readonly seq: number; readonly hash: string };
export type ChainFault = { readonly seq: number; readonly fault: 'altered' | 'missing' | 'unlinked' | 'tail-lost' };

/** Choices in the console. `regions` are those that accept wagers. */
export type BrandSettings = {
  readonly brands: readonly string[];
  readonly regions: readonly { readonly code: string; readonly name: string; readonly country: string }[];
  readonly surfaces: readonly string[];
  readonly kinds: readonly { readonly name: string; readonly family: string }[];
  readonly builds: readonly { readonly name: string; readonly capabilities: string }[];
};

/** Players' money at the end of a day, in cents. `variance`: difference from the ledger. */
export type PlayerFundsReport = {
  readonly day: string;
  readonly currency: string;
  readonly balances: number;
  readonly pendingWithdrawals: number;
  readonly inPlay: number;
  readonly total: number;
  readonly variance: number;
  readonly takenAt: string;
};

export type GeneralOperations = {
  listPlayerFunds: { input: { readonly limit?: number | undefined }; output: { readonly reports: readonly PlayerFundsReport[] } };
  describeHouse: { input: Readonly<Record<never, never>>; output: BrandSettings };
  listOperators: { input: Readonly<Record<never, never>>; output: { readonly operators: readonly Colleague[] } };
  unlockOperator: { input: { readonly operatorId: string; readonly reason: string }; output: Proposed };
  replaceFactor: { input: { readonly operatorId: string; readonly reason: string }; output: Proposed };
  giveFactorLink: { input: { readonly operatorId: string }; output: OperatorLink };
  createOperator: {
    input: { readonly email: string; readonly name: string; readonly role: OperatorRole; readonly reason: string };
    output: Proposed;
  };
  restoreOperator: { input: { readonly operatorId: string; readonly reason: string }; output: Proposed };
  disableOperator: { input: { readonly operatorId: string; readonly reason: string }; output: { readonly operatorId: string } };
  readAudit: {
    input: { readonly below?: number | undefined; readonly limit?: number | undefined };
    output: { readonly entries: readonly AuditEntry[] };
  };
  verifyAudit: {
    input: { readonly noted?: ChainHead | undefined };
    output: { readonly entries: number; readonly head: ChainHead; readonly fault: ChainFault | null };
  };
};
