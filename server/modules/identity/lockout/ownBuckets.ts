import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Account, knownDeviceOf } from '../sessions/knownDevices.ts';
import { refreshTokenHash } from '../tokens/tokens.ts';

export type Shown =
  | { readonly kind: 'device'; readonly device: string | null; readonly account: Account }
  | { readonly kind: 'limited-token' | 'oauth-code' | 'refresh-token' | 'reset-token'; readonly secret: string };
type Secret = Exclude<Shown, { kind: 'device' }>;

/**
 * Rate limit bucket of a device that has logged into the account, or of a secret issued here. Null for other clients, which share one
 * bucket per IP address.
 */
export async function ownBucketOf(db: Kysely<Schema>, shown: Shown, now: Date): Promise<string | null> {
  if (shown.kind === 'device') {
    const known = await knownDeviceOf(db, shown.account, shown.device);
    return known && `device:${known.playerId}:${known.deviceHash}`;
  }
  return (await isGivenOut(db, shown, now)) ? `${shown.kind}:${sha256(shown.secret)}` : null;
}

const sha256 = (secret: string): string => createHash('sha256').update(secret).digest('hex');

type Row = { readonly expires_at: Date } | undefined;
const rows: Readonly<Record<Secret['kind'], (db: Kysely<Schema>, secret: string) => Promise<Row>>> = {
  'limited-token': (db, secret) =>
    db.selectFrom('limited_tokens').select('expires_at').where('token_hash', '=', refreshTokenHash(secret)).executeTakeFirst(),
  'oauth-code': (db, secret) =>
    db.selectFrom('oauth_codes').select('expires_at').where('code_hash', '=', sha256(secret)).executeTakeFirst(),
  'refresh-token': (db, secret) =>
    db.selectFrom('refresh_tokens').select('expires_at').where('token_hash', '=', refreshTokenHash(secret)).executeTakeFirst(),
  'reset-token': (db, secret) =>
    db
      .selectFrom('password_resets')
      .select('expires_at')
      .where('token_hash', '=', sha256(secret))
      .where('player_id', 'is not', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst(),
};
/** Secrets that identify a client even after expiry. */
const OUTLIVED: ReadonlySet<Secret['kind']> = new Set(['refresh-token']);

async function isGivenOut(db: Kysely<Schema>, { kind, secret }: Secret, now: Date): Promise<boolean> {
  const found = await rows[kind](db, secret);
  return found !== undefined && (OUTLIVED.has(kind) || found.expires_at > now);
}
