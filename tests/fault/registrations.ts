import type { Kysely } from 'kysely';
import { URI } from 'otpauth';
import { expect } from 'vitest';
import { TOTP_SEAL } from '#server/console/factors/proof.ts';
import { hashOf } from '#server/console/factors/links.ts';
import type { Registration } from '#server/console/factors/register.ts';
import { addOperator } from '#server/console/operatorAccounts.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { sealing, secretPorts } from './sealing.ts';
import type { Victim } from './victim.ts';

const SITE = { host: 'console.localhost:1', origin: 'http://console.localhost:1' };
type Refused = { readonly refused: string };

export type Newcomer = {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** Passkey to register, or null for an authenticator app. */
  readonly passkey: SoftAuthenticator | null;
  /** TOTP secrets offered to the authenticator app. */
  readonly offered: string[];
};

export async function newcomers(db: Kysely<Schema>, count: number): Promise<readonly Newcomer[]> {
  const made: Newcomer[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `newcomer-${at}@house.test`;
    const added = await addOperator({ db, ports: secretPorts() }, { email, role: 'viewer', name: 'Nea Holm' });
    if (!added.ok) throw new Error(added.reason);
    const { password, path } = added.value;
    const passkey = at % 2 === 0 ? new SoftAuthenticator(SITE.origin) : null;
    made.push({ email, password, token: path.replace('/#register=', ''), passkey, offered: [] });
  }
  return made;
}

/** Begins two registrations by one link and finishes both at once. At most one may succeed. */
export async function register(victim: Victim, newcomer: Newcomer): Promise<void> {
  const { token, password, offered, passkey } = newcomer;
  const begin = () => victim.ask<Registration | Refused>('/register', { token, password, site: SITE });
  const begun = await Promise.all([begin(), begin()]);
  const open = begun.flatMap((one) => (one === undefined || 'refused' in one ? [] : [one]));
  // A registration whose answer a kill lost has used up the link.
  for (const one of begun) if (one !== undefined && 'refused' in one) expect(one.refused).toBe('not-found');
  offered.push(...open.map(({ totp }) => totp.secret));
  const finished = await Promise.all(
    open.map(({ ticket, totp, passkey: options }) => {
      const proof = passkey
        ? { passkey: passkey.register({ ...options, rp: { id: SITE.host.replace(/:.*/, '') } }) }
        : { code: URI.parse(totp.uri).generate() };
      return victim.ask<Refused | object>('/register/finish', { ticket, proof, site: SITE });
    }),
  );
  const done = finished.filter((one) => one !== undefined && !('refused' in one));
  expect(done.length, 'one link, one factor').toBeLessThanOrEqual(1);
}

/** Returns each registration's state: `waits`, `done`, or what is incomplete. */
export const registered = (db: Kysely<Schema>, all: readonly Newcomer[]): Promise<readonly string[]> =>
  Promise.all(all.map((one) => stateOf(db, one)));

async function stateOf(db: Kysely<Schema>, { email, token, passkey, offered }: Newcomer): Promise<string> {
  const { id } = await db.selectFrom('operators').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const factors = await db.selectFrom('operator_factors').selectAll().where('operator_id', '=', id).execute();
  const links = await db.selectFrom('operator_links').select('used_at').where('token_hash', '=', hashOf(token)).execute();
  const audited = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('operation', '=', 'registerFactor')
    .where('subject', '=', `operator:${id}`)
    .execute();
  const tickets = await db
    .selectFrom('operator_tickets')
    .select('used_at')
    .where('operator_id', '=', id)
    .where('used_at', 'is not', null)
    .execute();
  const used = links.filter(({ used_at: at }) => at !== null).length;
  const counts = [factors.length, used, audited.length, tickets.length];
  const [factor] = factors;
  if (!factor) return counts.every((count) => count === 0) ? 'waits' : `half: ${counts.join()}`;
  const isWhole = passkey
    ? factor.credential_id === passkey.id.toString('base64url') && factor.public_key !== null
    : offered.includes(sealing.unseal(TOTP_SEAL, factor.totp_secret ?? '') ?? '');
  return isWhole && counts.every((count) => count === 1) ? 'done' : `half: ${counts.join()}`;
}
