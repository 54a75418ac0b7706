import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { isPassword } from '#server/modules/identity/passwords/index.ts';
import { appendAudit } from '../audit.ts';
import type { ConsoleDeps } from '../operation.ts';
import { Refused } from '../refusal.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { hashOf, lockLink } from './links.ts';
import { newPasskeyIn, type Site } from '#server/platform/webauthn.ts';
import { askForNewPasskey } from './passkeys.ts';
import { type FactorProof, TOTP_SEAL } from './proof.ts';
import { factorsOf, restAfterReplacement, trueTime } from './operatorFactors.ts';
import { lockTicket, openTicket, useTicket } from './tickets.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

type Deps = Pick<ConsoleDeps, 'db' | 'identity' | 'ports'>;

export type Registration = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: PublicKeyCredentialCreationOptionsJSON;
};

const noLink = (): Refused =>
  new Refused('not-found', 'This link was already used or replaced, or is older than three days. Ask for a new one.');

const locked = (): Refused =>
  new Refused('locked', 'This login is locked. A compliance colleague can propose to unlock it, and a second person confirms.');

/** Begins to register a factor. Throws `Refused` without a valid link and password. */
export async function beginRegistration({ db, ports, identity }: Deps, token: string, password: string, site: Site): Promise<Registration> {
  // Verifies the password before locking, because hashing is slow.
  const known = await operatorOfLink(db, token);
  const fits = known !== undefined && (await isPassword(known.password_hash, password));
  const { challenge, operator, ...begun } = await db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, hashOf(token), ports.now());
    if (!link) throw noLink();
    const operator = await trx.selectFrom('operators').selectAll().where('id', '=', link.operator_id).executeTakeFirstOrThrow();
    if (operator.locked_at !== null) throw locked();
    if (!fits || operator.password_hash !== known.password_hash)
      throw new Refused('wrong-password', 'This is not the password that came with the link. Check it and try again.');
    const secret = newTotpSecret();
    const wanted = {
      operator_id: operator.id,
      purpose: 'REGISTER',
      totp_secret: identity.seal(TOTP_SEAL, secret),
      link_hash: link.token_hash,
    } as const;
    const opened = await openTicket(trx, ports, wanted);
    return { ...opened, operator, email: operator.email, totp: { secret, uri: totpUri(secret, operator.email) } };
  });
  return { ...begun, passkey: await askForNewPasskey(site, challenge, operator) };
}

const operatorOfLink = (db: Deps['db'], token: string) =>
  db
    .selectFrom('operator_links')
    .innerJoin('operators', 'operators.id', 'operator_links.operator_id')
    .select('password_hash')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();

/** Writes the factor and an audit entry, and uses up the link. Throws `Refused` for an invalid ticket, link or proof. */
export const finishRegistration = (
  { db, ports, identity }: Deps,
  { ticket, proof, site }: { readonly ticket: string; readonly proof: FactorProof; readonly site: Site },
): Promise<{ readonly email: string }> =>
  db.transaction().execute(async (trx) => {
    const now = ports.now();
    await lockUnlocked(trx, ticket);
    const asked = await lockTicket(trx, ticket, 'REGISTER', now);
    const link = asked?.link_hash ? await lockLink(trx, asked.link_hash, now) : null;
    if (!asked || !link) throw noLink();
    if ((await factorsOf(trx, asked.operator_id)).length > 0)
      throw new Refused(
        'wrong-state',
        'This account already has a second factor. Two colleagues must remove it before you can set up a new one.',
      );
    await restAfterReplacement(trx, asked.operator_id);
    const kept = 'code' in proof ? await totpIn({ trx, identity }, asked, proof.code) : await passkeyIn(site, asked, proof.passkey);
    const id = ports.newId();
    await trx
      .insertInto('operator_factors')
      .values({ id, operator_id: asked.operator_id, registered_at: now, ...kept })
      .execute();
    await useTicket(trx, asked.ticket_hash, now);
    await trx.updateTable('operator_links').set({ used_at: now }).where('token_hash', '=', link.token_hash).execute();
    const { email, role } = await trx
      .selectFrom('operators')
      .select(['email', 'role'])
      .where('id', '=', asked.operator_id)
      .executeTakeFirstOrThrow();
    const said = { operation: 'registerFactor', subject: `operator:${asked.operator_id}`, outcome: 'done', detail: { kind: kept.kind } };
    await appendAudit(trx, { at: now, actor: email, role, ...said });
    return { email };
  });

/** Locks the operator before the links, always in this order to prevent deadlocks. Throws `Refused` if the login is locked. */
async function lockUnlocked(trx: Trx, ticket: string): Promise<void> {
  const found = await trx
    .selectFrom('operators')
    .select('locked_at')
    .where('id', '=', (eb) =>
      eb.selectFrom('operator_tickets').select('operator_id').where('ticket_hash', '=', hashOf(ticket)).where('purpose', '=', 'REGISTER'),
    )
    .forUpdate()
    .executeTakeFirst();
  if (found && found.locked_at !== null) throw locked();
}

type Ticket = Pick<Row<'operator_tickets'>, 'challenge' | 'totp_secret'>;

async function totpIn({ trx, identity }: Pick<Deps, 'identity'> & { readonly trx: Trx }, { totp_secret: sealed }: Ticket, code: string) {
  const secret = sealed === null ? null : identity.unseal(TOTP_SEAL, sealed);
  const step = secret === null ? null : stepOfCode(secret, code, { now: await trueTime(trx), after: null });
  if (sealed === null || step === null)
    throw new Refused('wrong-factor', 'This code is not valid now. Check that your phone’s clock is right and enter the next code.');
  return { kind: 'TOTP' as const, totp_secret: sealed, totp_step: String(step) };
}

async function passkeyIn(site: Site, { challenge }: Ticket, response: object) {
  const passkey = await newPasskeyIn(site, challenge, response);
  if (!passkey) throw new Refused('wrong-factor', 'The passkey could not be verified. Try again, or use an authenticator app.');
  const { credentialId, publicKey, signCount } = passkey;
  return { kind: 'PASSKEY' as const, credential_id: credentialId, public_key: publicKey, sign_count: String(signCount) };
}
