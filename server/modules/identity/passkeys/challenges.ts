import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

const MINUTES = 5;
const MINUTE_MS = 60_000;
const SECRET_BYTES = 32;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'newSecret' | 'now'> };
/** `sessionId`: the session that registers a passkey; null for a login. */
type Use = { readonly host: string; readonly sessionId: string | null };

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');

/** Writes a challenge; it is valid for 5 minutes. */
export async function openChallenge({ db, ports }: Deps, { host, sessionId }: Use): Promise<string> {
  const challenge = ports.newSecret(SECRET_BYTES);
  const expires_at = new Date(ports.now().getTime() + MINUTES * MINUTE_MS);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOf(challenge), host, session_id: sessionId, expires_at })
    .execute();
  return challenge;
}

/** Consumes and returns the challenge; null unless it is open for this use. Writes even then. */
export async function takeChallenge({ db, ports }: Deps, response: object, { host, sessionId }: Use): Promise<string | null> {
  const challenge = challengeIn(response);
  if (challenge === null) return null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning(['host', 'session_id', 'expires_at'])
    .executeTakeFirst();
  return row?.host === host && row.session_id === sessionId && row.expires_at > ports.now() ? challenge : null;
}

function challengeIn(response: object): string | null {
  const { clientDataJSON } = membersOf(membersOf(response)['response']);
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const { challenge } = membersOf(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

export async function sweepChallenges({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> }): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', ports.now()).execute();
}
