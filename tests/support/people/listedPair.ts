import { joinPersons } from '#server/modules/persons/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { newPlayer } from '../playerClient.ts';
import type { TestServer } from '../server.ts';

export type ListedPair = { readonly playerId: string; readonly otherId: string };

/** Creates two similar accounts. The later one waits until an operator decides whether they are one person. */
export async function listedPair(server: TestServer): Promise<ListedPair> {
  const { db, ports } = server.app.deps;
  const [{ playerId: otherId }, { playerId }] = [await newPlayer(server), await newPlayer(server)];
  await db
    .insertInto('person_reviews')
    .values({
      ...{ id: ports.newId(), player_id: playerId, other_id: otherId, strength: 'LIKELY', reasons: ['family'] },
      ...{ origin: 'SIGN_UP', is_blocking: true, opened_at: ports.now(), state: 'WAITING' },
    })
    .execute();
  await db.updateTable('players').set({ is_waiting: true }).where('id', '=', playerId).execute();
  return { playerId, otherId };
}

/** Creates an account that operators have joined to another one, as one person. */
export async function joinedAccount(server: TestServer): Promise<{ readonly playerId: string }> {
  const pair = await listedPair(server);
  const { db, ports } = server.app.deps;
  await withTransaction(db, (trx) => joinPersons({ trx, ports }, pair, { decidedBy: ['one', 'two'], reason: 'of a test' }));
  return { playerId: pair.playerId };
}
