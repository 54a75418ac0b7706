import { randomUUID } from 'node:crypto';
import { objectToLimit, setPlayerLimits } from '#server/modules/betting/limits/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { newPlayer } from './playerClient.ts';
import type { TestServer } from './server.ts';

const reason = 'For the test';

/** A limit for a new player, of whom it is true that the account is new. */
const limitFor = async (server: TestServer) => ({
  playerId: (await newPlayer(server)).playerId,
  ...{ mostStakeCents: 100, mostExposureCents: null, sports: null, reason },
});

/** An objection of a new player to a limit; its id. */
async function newObjection(server: TestServer): Promise<string> {
  const { db, ports, mail } = server.app.deps;
  const { playerId } = await newPlayer(server);
  const at = ports.now();
  await withTransaction(db, (trx) =>
    setPlayerLimits(
      trx,
      { newId: randomUUID, mail },
      {
        ...{ playerId, mostStakeCents: 100n, mostExposureCents: null, sports: null, by: 'trader', at, reason },
        facts: [{ fact: 'new-account', openedAt: at.toISOString() }],
      },
    ),
  );
  const { id: changeId } = await db.selectFrom('player_limits').select('id').where('player_id', '=', playerId).executeTakeFirstOrThrow();
  const id = randomUUID();
  await db.transaction().execute((trx) => objectToLimit(trx, { playerId, changeId, words: 'I follow my team.', at, id }));
  return id;
}

const nobodys = <I>(input: I) => ({ input: () => input });

/** For the operations on limits of players. */
export const limitThings = (server: TestServer) => ({
  setPlayerLimits: async () => nobodys({ ...(await limitFor(server)), facts: ['new-account'] } as const),
  setLimitByLaw: async () => nobodys(await limitFor(server)),
  listLimitObjections: async () => nobodys({}),
  answerLimitObjection: async () => nobodys({ objectionId: await newObjection(server), answer: 'We have looked at it again.' }),
});
