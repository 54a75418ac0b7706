import type { BetChange } from '#server/modules/betting/settlement/preview/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';

/** Effect of a proposal. Confirming recomputes it; its digest must be unchanged. */
export type Plan = {
  /** Such as `event:…`. Each subject has at most one open proposal. */
  readonly subject: string;
  /** Part of the offer closed to bets and cash outs until the decision; null for settings. */
  readonly closes: { readonly scope: SuspensionScope; readonly target: string } | null;
  readonly eventId: string | null;
  readonly summary: string;
  readonly warnings: readonly string[];
  readonly bets: readonly BetChange[];
  /** Facts, such as the old value, that must be the same at the confirmation. */
  readonly facts: object;
};

export type ProposalRequest = { readonly operation: string; readonly input: object; readonly reason: string };
export type Signer = { readonly id: string; readonly email: string };
export const FEED: Signer = { id: 'feed', email: 'feed' };

export const digestOf = ({ operation, input }: ProposalRequest, { bets, facts, warnings, subject }: Plan): string =>
  contentHash({ operation, input, subject, facts, warnings, bets: bets.map(inText) });

const inText = ({ betId, stakeCents, before, after }: BetChange) => ({
  betId,
  stake: String(stakeCents),
  before: { ...before, payoutCents: String(before.payoutCents) },
  after: { ...after, payoutCents: String(after.payoutCents) },
});

export const sumsOf = (bets: readonly BetChange[]) => ({
  bets: bets.length,
  stakeCents: bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0n),
  payoutBeforeCents: bets.reduce((sum, { before }) => sum + before.payoutCents, 0n),
  payoutAfterCents: bets.reduce((sum, { after }) => sum + after.payoutCents, 0n),
});
