import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import type { ChainFault, ChainHead } from '#src/shared/console/general.ts';

export type AuditEvent = {
  readonly at: Date;
  /** Operator's email address, or `system`, `machine` or `unknown`. */
  readonly actor: string;
  readonly role: string;
  readonly operation: string;
  /** Subject of the action, such as `draft:…` or `place:…`. */
  readonly subject: string;
  readonly outcome: string;
  readonly detail: object;
};
type Entry = Row<'audit_entries'>;

const PAGE = 1_000;
export const GENESIS = '0'.repeat(64);

/** Hashes an entry with the previous hash, so that altering, moving or removing an entry breaks the chain. */
const hashOf = ({ hash: _, at, ...entry }: Omit<Entry, 'hash'> & { hash?: string }): string =>
  createHash('sha256')
    .update(canonicalJson({ ...entry, at: at.toISOString() }))
    .digest('hex');

/** Appends an entry to the audit chain. Locks the chain's head, so that the chain cannot fork. */
export async function appendAudit(trx: Trx, { detail, ...event }: AuditEvent): Promise<ChainHead> {
  const head = await trx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  const entry = { ...event, seq: String(BigInt(head.seq) + 1n), detail: canonicalJson(detail), previous_hash: head.hash };
  const hash = hashOf(entry);
  await trx
    .insertInto('audit_entries')
    .values({ ...entry, hash })
    .execute();
  await trx.updateTable('audit_head').set({ seq: entry.seq, hash }).execute();
  return { seq: Number(entry.seq), hash };
}

/** Takes as long as `appendAudit` but appends nothing, so that timing does not reveal accounts. Locks the chain's head. */
export async function appendNothing(trx: Trx): Promise<void> {
  const { seq, hash } = await trx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  await trx.selectFrom('audit_entries').select('hash').where('seq', '=', seq).execute();
  await trx.updateTable('audit_head').set({ seq, hash }).execute();
}

/** Checks the whole audit chain. `noted`, an earlier head, reveals a rewritten chain. */
export async function verifyAudit(
  db: Kysely<Schema>,
  noted: ChainHead | null = null,
): Promise<{ readonly entries: number; readonly head: ChainHead; readonly fault: ChainFault | null }> {
  // Reads the head before the entries. Otherwise, entries added meanwhile would look like entries removed from the end.
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  // True if the entry's hash differs from that in `noted` or `head`.
  const isAnew = (seq: number, hash: string): boolean =>
    (noted?.seq === seq && noted.hash !== hash) || (Number(head.seq) === seq && head.hash !== hash);
  let last: ChainHead = { seq: 0, hash: GENESIS };
  const stop = (fault: ChainFault) => ({ entries: last.seq, head: last, fault });
  for (;;) {
    const page = await db.selectFrom('audit_entries').selectAll().where('seq', '>', String(last.seq)).orderBy('seq').limit(PAGE).execute();
    for (const entry of page) {
      const seq = Number(entry.seq);
      if (seq !== last.seq + 1) return stop({ seq: last.seq + 1, fault: 'missing' });
      if (entry.previous_hash !== last.hash) return stop({ seq, fault: 'unlinked' });
      if (hashOf(entry) !== entry.hash) return stop({ seq, fault: 'altered' });
      if (isAnew(seq, entry.hash)) return stop({ seq, fault: 'altered' });
      last = { seq, hash: entry.hash };
    }
    if (page.length < PAGE) break;
  }
  const isWhole = Number(head.seq) <= last.seq && (noted?.seq ?? 0) <= last.seq;
  return isWhole ? { entries: last.seq, head: last, fault: null } : stop({ seq: last.seq + 1, fault: 'tail-lost' });
}
