import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '#server/platform/mail/accountMails.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { newPasskeyIn, rpIdOf, type Site, webauthn } from '#server/platform/webauthn.ts';
import { isProven, takeProof, type Who } from '../codes/sessionCodes.ts';
import { lockPlayer } from '../sessions/sessions.ts';
import { openChallenge, takeChallenge } from './challenges.ts';

export const MOST_PASSKEYS = 10;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly log: Logger; readonly mail: Pick<Outbox, 'put'> };

export type OwnPasskey = {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};
export type PasskeyRefusal = 'code-needed' | 'not-proven' | 'there-is-none' | 'too-many';

export const passkeysOf = (db: Kysely<Schema>, playerId: string): Promise<readonly OwnPasskey[]> =>
  db
    .selectFrom('player_passkeys')
    .select(['id', 'name', 'host', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Returns options for a new passkey. Requires a code, which only `addPasskey` consumes. Writes. */
export async function askForNewPasskey(
  deps: Deps,
  who: Who,
  { site, brandName }: { readonly site: Site; readonly brandName: string },
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, PasskeyRefusal>> {
  const { db } = deps;
  if (!(await isProven(deps, who, 'PASSKEY'))) return refuse('code-needed');
  const known = await db.selectFrom('player_passkeys').selectAll().where('player_id', '=', who.playerId).execute();
  if (known.length >= MOST_PASSKEYS) return refuse('too-many');
  const { email, first_name: firstName } = await db
    .selectFrom('players')
    .select(['email', 'first_name'])
    .where('id', '=', who.playerId)
    .executeTakeFirstOrThrow();
  const host = rpIdOf(site);
  const challenge = await openChallenge(deps, { host, sessionId: who.sessionId });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: brandName,
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    userID: Buffer.from(who.playerId),
    userName: email,
    userDisplayName: firstName,
    attestationType: 'none',
    // Excludes existing passkeys, because a second one would replace the first in its authenticator.
    excludeCredentials: known.filter((each) => each.host === host).map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return ok(options);
}

export type Made = { readonly site: Site; readonly name: string; readonly response: object };

/** Adds a passkey; consumes code and challenge. Returns the id of a mail to the player. Locks and writes. */
export async function addPasskey(deps: Deps, who: Who, { site, name, response }: Made): Promise<Result<string, PasskeyRefusal>> {
  const { db, ports, log, mail } = deps;
  const host = rpIdOf(site);
  const challenge = await takeChallenge(deps, response, { host, sessionId: who.sessionId });
  const made = challenge === null ? null : await newPasskeyIn(site, challenge, response);
  if (!made) return refuse('not-proven');
  const id = ports.newId();
  const added = await db.transaction().execute(async (tx): Promise<Result<string, PasskeyRefusal>> => {
    await lockPlayer(tx, who.playerId);
    if ((await passkeysOf(tx, who.playerId)).length >= MOST_PASSKEYS) return refuse('too-many');
    const now = ports.now();
    // Rechecks the session: a password reset may have ended it.
    if (!(await isOpen(tx, who)) || !(await takeProof(tx, who, 'PASSKEY', now))) return refuse('code-needed');
    const kept = await tx
      .insertInto('player_passkeys')
      .values({
        id,
        player_id: who.playerId,
        host,
        name,
        credential_id: made.credentialId,
        public_key: made.publicKey,
        sign_count: String(made.signCount),
        transports: [...made.transports],
        is_backup_eligible: made.isBackupEligible,
        is_backed_up: made.isBackedUp,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return kept ? ok(await mail.put(tx, passkeyAddedMail(await emailOf(tx, who), { name, host }))) : refuse('not-proven');
  });
  if (added.ok) log.info({ event: 'passkey-added', playerId: who.playerId, passkeyId: id, host });
  return added;
}

const isOpen = async (tx: Transaction<Schema>, { sessionId, playerId }: Who): Promise<boolean> =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

const emailOf = async (tx: Transaction<Schema>, { playerId }: Who): Promise<string> =>
  (await tx.selectFrom('players').select('email').where('id', '=', playerId).executeTakeFirstOrThrow()).email;

/** Requires a code; returns the id of a mail to the player. Locks and writes. */
export async function removePasskey({ db, ports, log, mail }: Deps, who: Who, id: string): Promise<Result<string, PasskeyRefusal>> {
  const removed = await db.transaction().execute(async (tx): Promise<Result<string, PasskeyRefusal>> => {
    await lockPlayer(tx, who.playerId);
    const found = (await passkeysOf(tx, who.playerId)).find((each) => each.id === id);
    if (!found) return refuse('there-is-none');
    if (!(await takeProof(tx, who, 'PASSKEY', ports.now()))) return refuse('code-needed');
    await tx.deleteFrom('player_passkeys').where('id', '=', id).execute();
    return ok(await mail.put(tx, passkeyRemovedMail(await emailOf(tx, who), found.name)));
  });
  if (removed.ok) log.info({ event: 'passkey-removed', playerId: who.playerId, passkeyId: id });
  return removed;
}

/** Removes the player's passkeys; returns their names. Lock the player first. */
export async function removePasskeys(tx: Transaction<Schema>, playerId: string): Promise<readonly string[]> {
  const gone = await tx.deleteFrom('player_passkeys').where('player_id', '=', playerId).returning('name').execute();
  return gone.map(({ name }) => name);
}
