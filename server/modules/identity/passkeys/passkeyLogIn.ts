import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { passkeyProofIn, rpIdOf, type Site, webauthn } from '#server/platform/webauthn.ts';
import { lockPlayer, type LoggedIn, openSession, notifyEnded } from '../sessions/sessions.ts';
import { hasOwnGuesses } from '../sessions/knownDevices.ts';
import { openChallenge, takeChallenge } from './challenges.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };
export type PasskeyLoginRefusal = 'locked' | 'unknown';
export type PasskeyUse = { readonly site: Site; readonly response: object; readonly device: string | null };

/** Accepts any passkey of this host, without naming an account. Writes. */
export async function askForPasskey(deps: Deps, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await openChallenge(deps, { host: rpIdOf(site), sessionId: null });
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
}

/**
 * Opens a session without a code, because key and device unlock are two factors. Every fault gives `unknown`. Consumes the challenge.
 * Locks, writes and publishes.
 */
export async function logInByPasskey(deps: Deps, use: PasskeyUse): Promise<Result<LoggedIn, PasskeyLoginRefusal>> {
  const { db, bus, log } = deps;
  const host = rpIdOf(use.site);
  const challenge = await takeChallenge(deps, use.response, { host, sessionId: null });
  const named = namedIn(use.response);
  await webauthn();
  const outcome =
    challenge === null || named === null
      ? 'unknown'
      : await db.transaction().execute((trx) => openIn(trx, deps.ports, { ...use, ...named, host, challenge }));
  if (typeof outcome === 'string') {
    log.info({ event: 'passkey-refused', reason: outcome });
    return refuse(outcome);
  }
  notifyEnded(bus, outcome.endedIds, 'superseded');
  const { player_id: playerId, id: sessionId } = outcome.session;
  log.info({ event: 'logged-in', by: 'passkey', playerId, sessionId, ended: outcome.endedIds.length });
  return ok(outcome);
}

type Named = { readonly credentialId: string; readonly playerId: string };
type Proving = PasskeyUse & Named & { readonly host: string; readonly challenge: string };

async function openIn(trx: Trx, ports: Ports, { credentialId, playerId, host, challenge, site, response, device }: Proving) {
  const ofHost = trx.selectFrom('player_passkeys').selectAll().where('credential_id', '=', credentialId).where('host', '=', host);
  const owned = ofHost.where('player_id', '=', playerId);
  if (!(await owned.executeTakeFirst())) return 'unknown';
  const player = await lockPlayer(trx, playerId);
  // Reads the passkey under the lock: it may have been removed.
  const passkey = await owned.executeTakeFirst();
  if (!passkey) return 'unknown';
  const known = { credentialId, publicKey: passkey.public_key, signCount: Number(passkey.sign_count) };
  const proof = await passkeyProofIn(site, challenge, response, known);
  if (!proof) return 'unknown';
  await trx
    .updateTable('player_passkeys')
    .set({ sign_count: String(proof.signCount), is_backed_up: proof.isBackedUp, last_used_at: ports.now() })
    .where('id', '=', passkey.id)
    .execute();
  if (player.locked_at !== null && !(await hasOwnGuesses(trx, playerId, device))) return 'locked';
  return openSession(trx, ports, { player, isShown: player.locked_at === null, device });
}

const CREDENTIAL = /^[\w-]{16,1366}$/;

export function namedIn(response: object): Named | null {
  const { id, response: inner } = membersOf(response);
  const { userHandle } = membersOf(inner);
  if (typeof id !== 'string' || typeof userHandle !== 'string' || !CREDENTIAL.test(id)) return null;
  const playerId = Buffer.from(userHandle, 'base64url').toString();
  return /^[\w:.-]{1,64}$/.test(playerId) ? { credentialId: id, playerId } : null;
}
