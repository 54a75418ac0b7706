import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import type { OperationName } from '#src/shared/console/operations.ts';
import { OPERATOR_ROLES, type OperatorRole } from '#src/shared/console/operators.ts';
import { isFor, refusalOf, rights, type Whose } from '#tests/support/consoleRights.ts';
import { colleague, consoleThings, type Thing, type Things } from '#tests/support/consoleThings.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const SIDES: readonly Whose[] = ['own', 'a colleague’s'];
const names = Object.keys(operations) as OperationName[];
let things: Things;
let team: Readonly<Record<OperatorRole, OperatorClient>>;

beforeAll(async () => {
  const [maker, chief] = [await colleague(server(), 'maker', 'editor'), await colleague(server(), 'chief', 'approver')];
  things = consoleThings(server(), { maker, chief });
  const of = async (role: OperatorRole) => [role, await OperatorClient.as(server(), role)] as const;
  team = Object.fromEntries(await Promise.all(OPERATOR_ROLES.map(of))) as typeof team;
}, 60_000);

/** Tables that operations may change, except the audit and operators' sessions. */
const TABLES = [
  ...['layout_drafts', 'layout_draft_versions', 'layout_approvals', 'layout_pointers', 'layout_publications', 'layout_revisions'],
  ...['layout_releases', 'layout_release_items', 'layout_switches', 'layout_quarantines', 'player_segments', 'operators'],
];
async function everything(): Promise<string> {
  const digests = TABLES.map(
    (table) => sql`(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${sql.table(table)} t)`,
  );
  const { rows } = await sql<{ all: string }>`SELECT concat_ws(' ', ${sql.join(digests)}) AS all`.execute(server().app.deps.db);
  return rows[0]?.all ?? '';
}
const lastOfAudit = () =>
  server()
    .app.deps.db.selectFrom('audit_entries')
    .select(['actor', 'operation', 'outcome'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

const STATUS: Readonly<Record<string, number>> = { 'wrong-role': 403, 'own-work': 403, 'not-yours': 403 };

async function attempt(name: OperationName, role: OperatorRole, whose: Whose, thing: Thing): Promise<void> {
  const [operator, refusal] = [team[role], refusalOf(name, role, whose)];
  const owner = whose === 'own' ? operator.id : 'maker';
  await thing.give?.(owner);
  const before = await everything();
  const { status, json } = await operator.try(name, thing.input(owner));
  const words = `${role}, ${whose}: ${JSON.stringify(json).slice(0, 200)}`;
  if (refusal === null) expect(status, words).toBe(200);
  else expect([status, json['error']], words).toEqual([STATUS[refusal], refusal]);
  const { isRead = false, isAudited = false } = operations[name] ?? {};
  if (refusal !== null || isRead) expect(await everything(), `${words}: nothing is changed`).toBe(before);
  if (isAudited)
    expect(await lastOfAudit(), words).toEqual({ actor: `${role}@linemaker.test`, operation: name, outcome: refusal ?? 'done' });
}

describe('every operation × role × owner', () => {
  it('every console operation is listed with its rights in this test', () => {
    expect(Object.keys(rights).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(things).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s is done for permitted operators; all others are refused with a specific error and change nothing', async (name) => {
    // A refused operation leaves its subject unchanged, so the next attempt reuses it.
    let spare = await things[name]();
    const sides = spare.give ? SIDES : SIDES.slice(0, 1);
    for (const whose of sides)
      for (const role of OPERATOR_ROLES) {
        await attempt(name, role, whose, spare);
        if (refusalOf(name, role, whose) === null && !operations[name]?.isRead) spare = await things[name]();
      }
  });

  it.each(OPERATOR_ROLES)('a %s is refused an operation by role before its input is checked', async (role) => {
    for (const name of names) {
      const { status, json } = await team[role].try(name, { nothing: 'of the kind' });
      expect([name, status, json['error']]).toEqual([name, ...(isFor(name, role) ? [422, 'input'] : [403, 'wrong-role'])]);
    }
  });
});
