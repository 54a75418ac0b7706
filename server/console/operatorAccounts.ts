import type { Kysely } from 'kysely';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { appendAudit } from './audit.ts';
import { forgetDevices } from './devices.ts';
import { makeLink, pathOfLink, removeFactors } from './factors/index.ts';
import { endSessionsOf } from './sessions.ts';
import { isEmail, OPERATOR_NAME_MAX } from '#src/shared/console/limits.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports };
/** `password` and the console `path` are shown once. `password` is null if unchanged. */
export type OperatorAccount = { readonly email: string; readonly password: string | null; readonly path: string };
type NewPassword = OperatorAccount & { readonly password: string };
export type AccountOutcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const PASSWORD_BYTES = 15;
const no = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

/** Hashes a random, unknown password. `giveFactorLink` later sets another. */
export const unknownPassword = (ports: Pick<Ports, 'newSecret'>): Promise<string> => hashPassword(ports.newSecret(PASSWORD_BYTES));

/** Generates a password to show once. Call it before locking rows, because hashing is slow. */
export async function newPassword(ports: Pick<Ports, 'newSecret'>): Promise<{ readonly password: string; readonly password_hash: string }> {
  const password = ports.newSecret(PASSWORD_BYTES);
  return { password, password_hash: await hashPassword(password) };
}

/** Writes an account. Refuses an email address that already has one. */
export async function addOperator(
  { db, ports }: Deps,
  { email, role, name, by = null }: { readonly email: string; readonly role: string; readonly name: string; readonly by?: string | null },
): Promise<AccountOutcome<NewPassword>> {
  const known = OPERATOR_ROLES.find((one) => one === role);
  if (!known) return no(`${role} is no role; there is ${OPERATOR_ROLES.join(', ')}`);
  if (!isEmail(email)) return no(`${email} is not an email address`);
  if (name.trim() === '' || name.length > OPERATOR_NAME_MAX) return no('a name has 1 to 80 characters');
  const { password, password_hash } = await newPassword(ports);
  return await db.transaction().execute(async (trx) => {
    if (await find(trx, email)) return no(`${email} has an account`);
    const maker = await makerOf(trx, by);
    if (!maker.ok) return maker;
    const id = ports.newId();
    await trx
      .insertInto('operators')
      .values({ id, email, name: name.trim(), role: known, password_hash, created_at: ports.now() })
      .execute();
    await vouch(trx, id, maker.value, 'made');
    await note(trx, ports, 'addOperator', id, { email, role: known, by });
    return { ok: true, value: { email, password, path: pathOfLink(await makeLink(trx, ports, id)) } };
  });
}

/** Sets a new password, removes factors and ends all sessions, which may be an attacker's. Locks the operator's row. */
export async function restoreOperator({ db, ports }: Deps, email: string, by: string | null = null): Promise<AccountOutcome<NewPassword>> {
  const { password, password_hash } = await newPassword(ports);
  return await db.transaction().execute(async (trx) => {
    const found = await find(trx, email);
    if (!found) return no(`${email} has no account`);
    const maker = await makerOf(trx, by);
    if (!maker.ok) return maker;
    await trx.updateTable('operators').set({ failed_logins: 0, locked_at: null, password_hash }).where('id', '=', found.id).execute();
    await forgetDevices(trx, found.id);
    await removeFactors(trx, found.id);
    await endSessionsOf(trx, found.id, ports.now());
    await vouch(trx, found.id, maker.value, 'restored');
    await note(trx, ports, 'restoreOperator', found.id, { email: found.email, by });
    return { ok: true, value: { email: found.email, password, path: pathOfLink(await makeLink(trx, ports, found.id)) } };
  });
}

/**
 * Writes a registration link for an account that never had a factor. The operator may sign at once, because registration also needs the
 * password.
 */
export const linkOperator = ({ db, ports }: Deps, email: string): Promise<AccountOutcome<OperatorAccount>> =>
  db.transaction().execute(async (trx) => {
    const found = await find(trx, email);
    if (!found) return no(`${email} has no account`);
    const former = await trx.selectFrom('operator_factors').select('id').where('operator_id', '=', found.id).limit(1).executeTakeFirst();
    if (former) return no(`${email} has had a second factor; two colleagues replace it, or restore the account`);
    await note(trx, ports, 'linkOperator', found.id, { email: found.email });
    return { ok: true, value: { email: found.email, password: null, path: pathOfLink(await makeLink(trx, ports, found.id)) } };
  });

/** Returns the id of the operator `by`, or `machine` if `by` is null. */
async function makerOf(trx: Trx, by: string | null): Promise<AccountOutcome<string>> {
  if (by === null) return { ok: true, value: 'machine' };
  const maker = await find(trx, by);
  return maker ? { ok: true, value: maker.id } : no(`${by}, who runs this, has no account`);
}

/** Writes who made or restored an account, and may therefore know its password. */
const vouch = (trx: Trx, operatorId: string, by: string, act: 'made' | 'restored'): Promise<unknown> =>
  trx.insertInto('operator_vouches').values({ operator_id: operatorId, by, act }).execute();

const find = (trx: Trx, email: string) =>
  trx
    .selectFrom('operators')
    .select(['id', 'email'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .forUpdate()
    .executeTakeFirst();

const note = (trx: Trx, ports: Ports, operation: string, id: string, detail: object): Promise<unknown> =>
  appendAudit(trx, { at: ports.now(), actor: 'machine', role: 'none', operation, subject: `operator:${id}`, outcome: 'done', detail });
