import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#server/platform/store/index.ts';
import { verifyAudit } from './audit.ts';
import type { ChainHead } from '#src/shared/console/general.ts';

/** Verifies the audit chain, also against the previous call's head. Logs an error at each call until the chain is repaired. */
export function createChainWatch({ db, log }: { readonly db: Kysely<Schema>; readonly log: Pick<Logger, 'error'> }): () => Promise<void> {
  let noted: ChainHead | null = null;
  return async () => {
    const { head, fault } = await verifyAudit(db, noted);
    if (fault) log.error({ event: 'audit-chain-broken', ...fault });
    else if (head.seq > 0) noted = head;
  };
}
