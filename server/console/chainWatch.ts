import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#server/platform/store/index.ts';
import { verifyAudit } from './audit.ts';
import type { ChainHead } from '#src/shared/console/house.ts';

/**
 * A look at the chain of the audit that somebody takes again and again: each is held against the head that the one before has found, so that
 * a chain that was written anew in between is found out too. What does not fit is told to the log at every look, until it is mended.
 */
export function createChainWatch({ db, log }: { readonly db: Kysely<Schema>; readonly log: Pick<Logger, 'error'> }): () => Promise<void> {
  let noted: ChainHead | null = null;
  return async () => {
    const { head, fault } = await verifyAudit(db, noted);
    if (fault) log.error({ event: 'audit-chain-broken', ...fault });
    else if (head.seq > 0) noted = head;
  };
}
