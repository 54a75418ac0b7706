import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { readMigrations } from './migrate.ts';

const store = useTestStore(4);
const MOVERS = '0018_movers.sql';
const place = (surface: string) => ({ surface, brand: '*', region: '*', environment: 'live' });
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 12, minute));

/** Writes a layout pointer as earlier builds did, with the revision's author in `moved_by`. */
async function stands(surface: string, hash: string, movedBy = 'authored'): Promise<void> {
  await store()
    .db.insertInto('layout_pointers')
    .values({ ...place(surface), hash, moved_at: at(0), moved_by: movedBy })
    .execute();
}
let moves = 0;
async function moved(surface: string, from: string | null, hash: string | null, by = 'approver'): Promise<void> {
  moves += 1;
  await store()
    .db.insertInto('layout_publications')
    .values({
      ...{ id: `move-${moves}`, ...place(surface), hash, previous_hash: from, operator_id: by },
      ...{ reason: 'For the test', moved_at: at(moves) },
    })
    .execute();
}

it('only an operator who rolls back to a document of the build counts as its publisher', async () => {
  const { db } = store();
  for (const hash of ['of-the-build', 'of-an-operator'])
    await db
      .insertInto('layout_revisions')
      .values({
        hash,
        surface: 'home',
        document: '{}',
        author: hash === 'of-the-build' ? 'authored' : 'operator:editor',
        created_at: at(0),
      })
      .execute();
  const [theirs, ours] = ['of-the-build', 'of-an-operator'];
  await stands('rolled-back', theirs);
  await moved('rolled-back', theirs, ours);
  await moved('rolled-back', ours, theirs);
  await stands('never-moved', theirs);
  await stands('moved-on-by-a-build', theirs);
  await moved('moved-on-by-a-build', null, ours);
  await moved('moved-on-by-a-build', ours, theirs, 'authored');
  await stands('emptied-and-begun-anew', theirs);
  await moved('emptied-and-begun-anew', ours, theirs);
  await moved('emptied-and-begun-anew', theirs, null);
  await stands('published', ours, 'operator:editor');
  await moved('published', theirs, ours);
  await stands('given-back', theirs);
  await moved('given-back', theirs, ours);
  await moved('given-back', ours, theirs);
  const who = { title: 'A weekend', environment: 'live', owner_id: 'approver', created_at: at(0) };
  const operator = { id: 'approver', email: 'a@b.test', name: 'A', role: 'approver', password_hash: 'x', created_at: at(0) } as const;
  await db.insertInto('operators').values(operator).execute();
  await db
    .insertInto('layout_releases')
    .values({ id: 'r', ...who, zone: 'UTC', starts_local: 'x', starts_at: at(0), state: 'ended', changed_at: at(1) })
    .execute();
  await sql`INSERT INTO layout_drafts (id, surface, brand, region, environment, title, version, document, content_hash, state, owner_id, authors, created_at, saved_at)
    VALUES ('d', 'given-back', '*', '*', 'live', 'x', 1, '{}', ${ours}, 'published', 'approver', '[]', now(), now())`.execute(db);
  await sql`INSERT INTO layout_release_items (release_id, ordinal, draft_id, surface, brand, region, environment, content_hash, previous_hash)
    VALUES ('r', 1, 'd', 'given-back', '*', '*', 'live', ${ours}, ${theirs})`.execute(db);

  await sql.raw(readMigrations().find(({ name }) => name === MOVERS)?.sql ?? 'no such migration').execute(db);
  const pointers = await db.selectFrom('layout_pointers').select(['surface', 'moved_by']).execute();
  expect(Object.fromEntries(pointers.map(({ surface, moved_by }) => [surface, moved_by]))).toEqual({
    'rolled-back': 'operator:approver',
    'never-moved': 'authored',
    'moved-on-by-a-build': 'authored',
    'emptied-and-begun-anew': 'authored',
    published: 'operator:editor',
    'given-back': 'authored',
  });
});
