import type { Kysely } from 'kysely';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Each demo operator's id is its role. Production finds and locks demo operators by these ids. */
export const demoOperators: readonly { readonly role: OperatorRole; readonly name: string; readonly email: string }[] = [
  { role: 'viewer', name: 'Vera Lund', email: 'viewer@linemaker.test' },
  { role: 'editor', name: 'Edo Brandt', email: 'editor@linemaker.test' },
  { role: 'approver', name: 'Ada Pike', email: 'approver@linemaker.test' },
  { role: 'compliance', name: 'Cora Mills', email: 'compliance@linemaker.test' },
  { role: 'trader', name: 'Tom Reyes', email: 'trader@linemaker.test' },
];

export async function seedDemoOperators({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Ports }): Promise<void> {
  const existing = await db.selectFrom('operators').select('id').execute();
  const missing = demoOperators.filter(({ role }) => !existing.some(({ id }) => id === role));
  if (missing.length === 0) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db
    .insertInto('operators')
    .values(missing.map(({ role, name, email }) => ({ id: role, email, name, role, password_hash, created_at: ports.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
