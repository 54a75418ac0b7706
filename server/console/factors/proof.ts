import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import { hashOf } from './links.ts';
import { passkeyProofIn, type Site } from '#server/platform/webauthn.ts';
import { askForPasskey } from './passkeys.ts';
import { type Factor, factorsOf, lockOperator, trueTime } from './operatorFactors.ts';
import { lockTicket, openTicket, useTicket } from './tickets.ts';
import { stepOfCode } from './totp.ts';

export const TOTP_SEAL = 'operator-totp';

type Deps = { readonly trx: Trx; readonly ports: Pick<Ports, 'newSecret' | 'now'>; readonly identity: Pick<Identity, 'unseal'> };

export type FactorProof = { readonly code: string } | { readonly passkey: object };
export type FactorRequest = {
  readonly ticket: string;
  readonly hasCode: boolean;
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null;
};

/** Writes a ticket for the second step of a login. Null if the account has no factor. */
export async function askFactor({ trx, ports }: Omit<Deps, 'identity'>, operatorId: string, site: Site): Promise<FactorRequest | null> {
  const factors = await factorsOf(trx, operatorId);
  if (factors.length === 0) return null;
  const { ticket, challenge } = await openTicket(trx, ports, { operator_id: operatorId, purpose: 'LOG_IN' });
  const ids = factors.flatMap(({ credential_id: id }) => id ?? []);
  return {
    ticket,
    hasCode: factors.some(({ kind }) => kind === 'TOTP'),
    passkey: ids.length === 0 ? null : await askForPasskey(site, challenge, ids),
  };
}

export const requestOfTicket = (db: Kysely<Schema>, ticket: string) =>
  db
    .selectFrom('operator_tickets')
    .innerJoin('operators', 'operators.id', 'operator_tickets.operator_id')
    .select(['operators.id', 'operators.email'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', 'LOG_IN')
    .executeTakeFirst();

type Given = { readonly ticket: string; readonly proof: FactorProof; readonly site: Site };

/** Verifies a second factor. Locks the ticket. A valid proof uses up ticket and code. */
export async function takeProof(
  { trx, ports, identity }: Deps,
  operatorId: string,
  { ticket, proof, site }: Given,
): Promise<'over' | 'right' | 'wrong'> {
  // Locks the operator first, so that a concurrently removed factor opens no session.
  await lockOperator(trx, operatorId);
  const asked = await lockTicket(trx, ticket, 'LOG_IN', ports.now());
  if (asked?.operator_id !== operatorId) return 'over';
  const factors = await factorsOf(trx, operatorId);
  const fits =
    'code' in proof
      ? await takeCode({ trx, identity }, factors, proof.code)
      : await takePasskey(trx, factors, { ...asked, site }, proof.passkey);
  if (fits) await useTicket(trx, asked.ticket_hash, ports.now());
  return fits ? 'right' : 'wrong';
}

async function takeCode({ trx, identity }: Pick<Deps, 'identity' | 'trx'>, factors: readonly Factor[], code: string): Promise<boolean> {
  const now = await trueTime(trx);
  for (const { id, totp_secret: sealed } of factors) {
    const secret = sealed === null ? null : identity.unseal(TOTP_SEAL, sealed);
    if (secret === null) continue;
    const { totp_step: used } = await trx
      .selectFrom('operator_factors')
      .select('totp_step')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const step = stepOfCode(secret, code, { now, after: used === null ? null : Number(used) });
    if (step === null) continue;
    await trx
      .updateTable('operator_factors')
      .set({ totp_step: String(step) })
      .where('id', '=', id)
      .execute();
    return true;
  }
  return false;
}

type Challenged = { readonly challenge: string; readonly site: Site };

async function takePasskey(trx: Trx, factors: readonly Factor[], { challenge, site }: Challenged, response: object): Promise<boolean> {
  const id = 'id' in response ? response.id : null;
  const used = factors.find(({ credential_id: known }) => known !== null && known === id);
  if (!used?.credential_id || !used.public_key || used.sign_count === null) return false;
  const passkey = { credentialId: used.credential_id, publicKey: used.public_key, signCount: Number(used.sign_count) };
  const proven = await passkeyProofIn(site, challenge, response, passkey);
  if (proven === null) return false;
  await trx
    .updateTable('operator_factors')
    .set({ sign_count: String(proven.signCount) })
    .where('id', '=', used.id)
    .execute();
  return true;
}
