import { expect, it } from 'vitest';
import { makePlayer } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { ownPersonOf } from './ownPerson.ts';

const store = useTestStore();

it('a sandbox player gets a birth date that no account has', async () => {
  const { db } = store();
  const first = await ownPersonOf(db, 'player-1');
  expect(await ownPersonOf(db, 'player-1'), 'while the date is free').toEqual(first);
  const { playerId } = await makePlayer(db);
  await db.updateTable('players').set({ birth_date: first.birthDate }).where('id', '=', playerId).execute();
  expect((await ownPersonOf(db, 'player-1')).birthDate).not.toBe(first.birthDate);
});
