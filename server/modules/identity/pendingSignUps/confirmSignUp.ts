import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { issueVerifiedToken } from '../codes/limitedTokens.ts';
import { type AccountDeps, createAccount } from '../signUp/createAccount.ts';
import { codeOf, hashOfToken, MOST_FAILURES, unsealSignUp } from './pendingSignUp.ts';

type Deps = AccountDeps & { readonly db: Kysely<Schema>; readonly log: Logger };

/** `dead`: there is no open code, or the email already has an account. */
export type Confirmed =
  | { readonly kind: 'opened'; readonly playerId: string; readonly limitedToken: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'wrong' };

/**
 * Opens the account once; returns a token for a login without a code. Counts wrong codes alike whether or not the email has an account.
 * Locks and writes.
 */
export async function confirmSignUp(deps: Deps, token: string, code: string): Promise<Confirmed> {
  const confirmed = await withTransaction(deps.db, (trx) => confirm(trx, deps, hashOfToken(token), code));
  if (confirmed.kind === 'opened') deps.log.info({ event: 'account-opened', playerId: confirmed.playerId });
  else deps.log.info({ event: 'sign-up-refused', reason: confirmed.kind });
  return confirmed;
}

async function confirm(trx: Trx, deps: Deps, tokenHash: string, code: string): Promise<Confirmed> {
  const now = deps.ports.now();
  const row = await trx.selectFrom('sign_ups').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
  if (!row || row.ended_at !== null || row.expires_at <= now || row.failures >= MOST_FAILURES) return { kind: 'dead' };
  const change = (set: { failures: number } | { ended_at: Date; sealed: string; mail_due_at: null; code_sealed: null }) =>
    trx.updateTable('sign_ups').set(set).where('token_hash', '=', tokenHash).execute();
  if (!isOpenCode(deps, row, code, now)) {
    await change({ failures: row.failures + 1 });
    return row.failures + 1 >= MOST_FAILURES ? { kind: 'dead' } : { kind: 'wrong' };
  }
  const pending = unsealSignUp(deps.identity, tokenHash, row.sealed);
  const playerId = pending && (await createAccount(trx, deps, { ...pending, acceptedAt: row.asked_at }));
  await change({ ended_at: now, sealed: '', mail_due_at: null, code_sealed: null });
  if (playerId === null) return { kind: 'dead' };
  return { kind: 'opened', playerId, limitedToken: await issueVerifiedToken(trx, deps.ports, playerId) };
}

/** Treats expired codes as wrong, to hide when the mail was sent. */
function isOpenCode({ identity: { unseal } }: Deps, row: Row<'sign_ups'>, code: string, now: Date): boolean {
  const isOpen = row.code_sealed !== null && row.code_expires_at !== null && row.code_expires_at > now;
  const sent = isOpen && row.code_sealed !== null ? unseal(codeOf(row.token_hash), row.code_sealed) : null;
  return sent !== null && sent.length === code.length && timingSafeEqual(Buffer.from(sent), Buffer.from(code));
}
