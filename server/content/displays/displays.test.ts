import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makePlayer } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { deleteDisplays, type Display, displaysBefore, keepDisplays } from './displayStore.ts';

const NOON = Date.parse('2026-11-30T17:00:00Z');
const store = useTestStore();
const display = (id: string, of: Partial<Display> = {}): Display => ({
  ...{ id, revision: 'h1~marked', nodeId: 'notice_deposit', shownAt: NOON },
  ...of,
});
const node = (criticality: string) => ({ kind: 'PaymentNoticeShelf', v: 1, props: {}, criticality });

async function scene() {
  const { db } = store();
  const document = { surface: 'deposit', nodes: { notice: node('MANDATORY'), banner: node('OPTIONAL') } };
  await sql`INSERT INTO layout_revisions (hash, surface, document, author, created_at)
    VALUES ('h1', 'deposit', ${JSON.stringify(document)}::jsonb, 'test', now()) ON CONFLICT DO NOTHING`.execute(db);
  const who = await makePlayer(db, { now: new Date(NOON) });
  const keep = (...displays: Display[]) => keepDisplays(db, who, displays, new Date(NOON + 1_000));
  const read = async (at = NOON + 1_000) =>
    (await displaysBefore(db, who.playerId, new Date(at))).map(({ nodeId, surface, at: shownAt }) => [
      surface,
      nodeId,
      shownAt.getTime() - NOON,
    ]);
  return { db, who, keep, read };
}

it('a display is kept once however often it is sent, and acknowledged each time', async () => {
  const { keep, read } = await scene();
  const twice = [display('a'), display('a'), display('b', { shownAt: NOON + 500 })];
  expect((await Promise.all([keep(...twice), keep(...twice)])).map((ids) => ids.toSorted())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(await read()).toEqual([
    ['deposit', 'notice', 500],
    ['deposit', 'notice', 0],
  ]);
  expect([await read(NOON + 100), await read(NOON + 3_600_000)]).toEqual([[['deposit', 'notice', 0]], [['deposit', 'notice', 500]]]);
});

it.each<[string, Partial<Display>]>([
  ['a node that is not mandatory', { nodeId: 'banner_deposit' }],
  ['a node that the revision has not', { nodeId: 'gone_deposit' }],
  ['an unknown revision', { revision: 'h2' }],
  ['a time before the session', { shownAt: NOON - 61_000 }],
  ['a time to come', { shownAt: NOON + 62_000 }],
])('a display of %s is not kept', async (_what, of) => {
  const { keep, read } = await scene();
  expect(await keep(display('a', of))).toEqual([]);
  expect(await read()).toEqual([]);
});

it('a session of another player keeps nothing', async () => {
  const { db, who, read } = await scene();
  const other = await makePlayer(db, { now: new Date(NOON) });
  expect(await keepDisplays(db, { ...who, sessionId: other.sessionId }, [display('a')], new Date(NOON))).toEqual([]);
  expect(await read()).toEqual([]);
});

it('a player’s displays can be deleted, and no other player’s', async () => {
  const [one, other] = [await scene(), await scene()];
  await one.keep(display('a'));
  await other.keep(display('a'));
  expect(await deleteDisplays(one.db, one.who.playerId)).toBe(1);
  expect([await one.read(), await other.read()]).toEqual([[], [['deposit', 'notice', 0]]]);
});

it('displays and figures have no column in common that names a person, a visit or a page', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_name IN ('node_displays', 'node_figures', 'figure_units', 'figure_batches', 'vital_units', 'page_vitals')`.execute(
    store().db,
  );
  const columnsOf = (isDisplay: boolean) =>
    new Set(rows.filter(({ table_name: name }) => (name === 'node_displays') === isDisplay).map(({ column_name: name }) => name));
  const shared = [...columnsOf(true)].filter((column) => columnsOf(false).has(column));
  expect(shared.toSorted()).toEqual(['node_id', 'revision', 'surface']);
});
