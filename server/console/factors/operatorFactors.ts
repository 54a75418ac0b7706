import type { Row, Trx } from '#server/platform/store/index.ts';
import { endLinksOf } from './links.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';

export type Factor = Row<'operator_factors'>;

const DEMO: ReadonlySet<string> = new Set(OPERATOR_ROLES);

/** True for demo accounts in a sandbox, which need no second factor. */
export const isDemoLogin = (operatorId: string, { hasSandbox }: { readonly hasSandbox: boolean }): boolean =>
  hasSandbox && DEMO.has(operatorId);

export const factorsOf = (trx: Trx, operatorId: string): Promise<readonly Factor[]> =>
  trx.selectFrom('operator_factors').selectAll().where('operator_id', '=', operatorId).where('removed_at', 'is', null).execute();

/** Returns the database's time. A sandbox may shift the server's clock, but authenticator apps use the true time. */
export const trueTime = async (trx: Trx): Promise<Date> => {
  const { at } = await trx.selectNoFrom((eb) => eb.fn<Date>('clock_timestamp').as('at')).executeTakeFirstOrThrow();
  return at;
};

const REST_MS = 24 * 3_600_000;

export const lockOperator = (trx: Trx, operatorId: string): Promise<unknown> =>
  trx.selectFrom('operators').select('id').where('id', '=', operatorId).forUpdate().executeTakeFirst();

const rest = async (trx: Trx, operatorId: string): Promise<void> => {
  const signs_from = new Date((await trueTime(trx)).getTime() + REST_MS);
  await trx.updateTable('operators').set({ signs_from }).where('id', '=', operatorId).execute();
};

/** Bars an operator who had an earlier factor from signing for 24 hours. */
export async function restAfterReplacement(trx: Trx, operatorId: string): Promise<void> {
  const former = await trx.selectFrom('operator_factors').select('id').where('operator_id', '=', operatorId).limit(1).executeTakeFirst();
  if (former) await rest(trx, operatorId);
}

/** Removes factors and links, and bars the operator from signing for 24 hours. Locks the operator's row. */
export async function removeFactors(trx: Trx, operatorId: string): Promise<void> {
  await lockOperator(trx, operatorId);
  const now = await trueTime(trx);
  await trx
    .updateTable('operator_factors')
    .set({ removed_at: now })
    .where('operator_id', '=', operatorId)
    .where('removed_at', 'is', null)
    .execute();
  await endLinksOf(trx, operatorId, now);
  await rest(trx, operatorId);
}
