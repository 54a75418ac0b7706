import type { Kysely } from 'kysely';
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
import { refreshTokenHash } from '../tokens/tokens.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly keys: Keys };
type Making = Deps & { readonly mail: Pick<Outbox, 'put'> };

/** Makes a code and its mail; voids earlier codes. `busy`: too many codes sent. `dead`: token expired. Locks and writes. */
export async function makeCode({ db, ports, keys, mail }: Making, limitedToken: string): Promise<Sending> {
  const tokenHash = refreshTokenHash(limitedToken);
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const token = await tx.selectFrom('limited_tokens').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!token || token.used_at !== null || token.expires_at <= now) return { kind: 'dead' };
    const { email, sent } = await sentLately(tx, token.player_id, now);
    if (sent >= MOST_SENT) return { kind: 'busy' };
    await tx.updateTable('one_time_codes').set({ used_at: now }).where('token_hash', '=', tokenHash).where('used_at', 'is', null).execute();
    const code = newCode(ports);
    await tx
      .insertInto('one_time_codes')
      .values({
        code_mac: macOf(keys, tokenHash, code),
        token_hash: tokenHash,
        player_id: token.player_id,
        // Adds a millisecond per earlier code, so that codes sort by this time.
        sent_at: new Date(now.getTime() + sent),
        expires_at: new Date(now.getTime() + CODE_MS),
      })
      .execute();
    const due = { ...codeMail(email, code, t`to log in`), lifeMs: CODE_MAIL_MS, inPlaceOf: tokenHash };
    return { kind: 'made', mailId: await mail.put(tx, due) };
  });
}

/** Verifies a code, once; five wrong attempts void it. Locks and writes. */
export async function verifyCode({ db, ports, keys }: Deps, limitedToken: string, code: string): Promise<Verification> {
  const tokenHash = refreshTokenHash(limitedToken);
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const token = await tx.selectFrom('limited_tokens').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!token || token.used_at !== null || token.expires_at <= now) return 'dead';
    const sent = await tx
      .selectFrom('one_time_codes')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('failures', '<', MOST_FAILURES)
      .executeTakeFirst();
    if (!sent) return 'dead';
    const change = (set: { failures: number } | { used_at: Date }) =>
      tx.updateTable('one_time_codes').set(set).where('token_hash', '=', tokenHash).where('sent_at', '=', sent.sent_at).execute();
    if (!isSameMac(macOf(keys, tokenHash, code), sent.code_mac)) {
      await change({ failures: sent.failures + 1 });
      return sent.failures + 1 >= MOST_FAILURES ? 'dead' : 'wrong';
    }
    await change({ used_at: now });
    await tx.updateTable('limited_tokens').set({ verified_at: now }).where('token_hash', '=', tokenHash).execute();
    return 'verified';
  });
}
