import type { Kysely, Transaction } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { codeMail } from '#server/platform/mail/codeMail.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import {
  CODE_MAIL_MS,
  CODE_MS,
  isSameMac,
  macOf,
  MOST_FAILURES,
  MOST_SENT,
  newCode,
  type Sending,
  sentLately,
  type Verification,
} from './codeRules.ts';
import type { Keys } from '../tokens/keys.ts';

/** Actions that require a code (product §7). */
export const CODE_SOURCES = ['DEPOSIT', 'LIMIT', 'LOGIN_PREFERENCES', 'PASSKEY', 'PASSWORD', 'WITHDRAWAL'] as const;
export type CodeSource = (typeof CODE_SOURCES)[number];
/** Actions that need a code even without strong authentication. A passkey does, because it gives access to the account. */
const ALWAYS: ReadonlySet<CodeSource> = new Set(['PASSKEY']);
export type Who = { readonly sessionId: string; readonly playerId: string };

const PROOF_MS = 10 * 60_000;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly keys: Keys };
type Making = Deps & { readonly mail: Pick<Outbox, 'put'> };

const boundTo = (sessionId: string): string => `session:${sessionId}`;

/** Makes a code and its mail; voids earlier codes. `busy`: too many codes sent. `dead`: session ended. Locks and writes. */
export async function makeSessionCode({ db, ports, keys, mail }: Making, { sessionId, playerId }: Who): Promise<Sending> {
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const { email, sent } = await sentLately(tx, playerId, now);
    const live = await tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('player_id', '=', playerId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!live) return { kind: 'dead' };
    if (sent >= MOST_SENT) return { kind: 'busy' };
    await tx.updateTable('session_codes').set({ used_at: now }).where('session_id', '=', sessionId).where('used_at', 'is', null).execute();
    const code = newCode(ports);
    await tx
      .insertInto('session_codes')
      .values({
        session_id: sessionId,
        player_id: playerId,
        code_mac: macOf(keys, boundTo(sessionId), code),
        // Adds a millisecond per earlier code, so that codes sort by this time.
        sent_at: new Date(now.getTime() + sent),
        expires_at: new Date(now.getTime() + CODE_MS),
      })
      .execute();
    const due = { ...codeMail(email, code, t`for your account`), lifeMs: CODE_MAIL_MS, inPlaceOf: boundTo(sessionId) };
    return { kind: 'made', mailId: await mail.put(tx, due) };
  });
}

/** Verifies a code, once, for one action of `source`; five wrong attempts void it. Locks and writes. */
export async function verifySessionCode(
  { db, ports, keys }: Deps,
  { sessionId }: Pick<Who, 'sessionId'>,
  { code, source }: { readonly code: string; readonly source: CodeSource },
): Promise<Verification> {
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const sent = await tx
      .selectFrom('session_codes')
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('failures', '<', MOST_FAILURES)
      .forUpdate()
      .executeTakeFirst();
    if (!sent) return 'dead';
    const change = (set: { failures: number } | { used_at: Date }) =>
      tx.updateTable('session_codes').set(set).where('session_id', '=', sessionId).where('sent_at', '=', sent.sent_at).execute();
    if (!isSameMac(macOf(keys, boundTo(sessionId), code), sent.code_mac)) {
      await change({ failures: sent.failures + 1 });
      return sent.failures + 1 >= MOST_FAILURES ? 'dead' : 'wrong';
    }
    await change({ used_at: now });
    const expires_at = new Date(now.getTime() + PROOF_MS);
    await tx
      .insertInto('session_proofs')
      .values({ session_id: sessionId, source, expires_at })
      .onConflict((conflict) => conflict.columns(['session_id', 'source']).doUpdateSet({ expires_at }))
      .execute();
    return 'verified';
  });
}

/** True if the player has entered a code or needs none. Throws if the player is missing. */
export async function isProven(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  { sessionId, playerId }: Who,
  source: CodeSource,
): Promise<boolean> {
  const player = await db.selectFrom('players').select('strong_auth_enabled').where('id', '=', playerId).executeTakeFirstOrThrow();
  if (!player.strong_auth_enabled && !ALWAYS.has(source)) return true;
  const proof = await db
    .selectFrom('session_proofs')
    .select('source')
    .where('session_id', '=', sessionId)
    .where('source', '=', source)
    .where('expires_at', '>', ports.now())
    .executeTakeFirst();
  return proof !== undefined;
}

/** Consumes an entered code's proof. False if a code is still needed. Writes. Throws if the player is missing. */
export async function takeProof(tx: Transaction<Schema>, who: Who, source: CodeSource, now: Date): Promise<boolean> {
  const player = await tx.selectFrom('players').select('strong_auth_enabled').where('id', '=', who.playerId).executeTakeFirstOrThrow();
  const isTaken = await takeOwnProof(tx, who, source, now);
  return isTaken || !(player.strong_auth_enabled || ALWAYS.has(source));
}

/** Like `takeProof`, but requires a code of every player. Writes. */
export async function takeOwnProof(tx: Transaction<Schema>, { sessionId }: Who, source: CodeSource, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('session_proofs')
    .where('session_id', '=', sessionId)
    .where('source', '=', source)
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now;
}

export async function dropProofs(tx: Transaction<Schema>, playerId: string): Promise<void> {
  await tx
    .deleteFrom('session_proofs')
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('player_id', '=', playerId))
    .execute();
}
