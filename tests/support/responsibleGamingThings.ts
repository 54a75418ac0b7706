import { randomUUID } from 'node:crypto';
import { objectToLimit, setTraderLimits } from '#server/modules/betting/limits/index.ts';
import { keepScore, noteExclusionVisit } from '#server/modules/responsibleGaming/harm/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { newPlayer } from './playerClient.ts';
import type { TestServer } from './server.ts';

const reason = 'For the test';

/** Builds a limit for a new player, for the reason that the account is new. */
const limitFor = async (server: TestServer) => ({
  playerId: (await newPlayer(server)).playerId,
  ...{ mostStakeCents: 100, mostExposureCents: null, sports: null, reason },
});

/** Creates a new player's objection to a limit; returns its id. */
async function newObjection(server: TestServer): Promise<string> {
  const { db, ports, mail } = server.app.deps;
  const { playerId } = await newPlayer(server);
  const at = ports.now();
  await withTransaction(db, (trx) =>
    setTraderLimits(
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

/** Creates a new player's harm case. */
export async function newHarmCase(server: TestServer): Promise<string> {
  const { db } = server.app.deps;
  const { playerId } = await newPlayer(server);
  await harm(server, playerId);
  const { person_id: personId } = await db.selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirstOrThrow();
  await withTransaction(db, (trx) => keepScore(trx, server.app.deps, personId, server.app.deps.ports.now()));
  return (await db.selectFrom('harm_cases').select('id').where('person_id', '=', personId).executeTakeFirstOrThrow()).id;
}

/** Gives the player three harm points: by three past breaks, and by visits on two days. */
export async function harm({ app }: TestServer, playerId: string): Promise<void> {
  const { db, ports } = app.deps;
  const ago = (hours: number): Date => new Date(ports.now().getTime() - hours * 3_600_000);
  await db
    .insertInto('exclusions')
    .values(
      [1, 2, 3].map((week) => ({
        id: randomUUID(),
        player_id: playerId,
        kind: 'COOL_OFF' as const,
        starts_at: ago(week * 168),
        ends_at: ago(week * 168 - 24),
      })),
    )
    .execute();
  await noteExclusionVisit(db, playerId, ago(30));
  await noteExclusionVisit(db, playerId, ago(60));
}

/** Gives the player one harm point: by a limit raised an hour after it was set. */
export async function raiseQuickly({ app }: TestServer, playerId: string, daysAgo = 0): Promise<void> {
  const { db, ports } = app.deps;
  const limit = (hours: number, amount: bigint) => {
    const at = new Date(ports.now().getTime() - (daysAgo * 24 + hours) * 3_600_000);
    const type = { limit_type: 'DEPOSIT', period: 'DAILY', amount } as const;
    return { id: randomUUID(), player_id: playerId, ...type, needs_confirmation: false, requested_at: at, starts_at: at };
  };
  await db
    .insertInto('own_limits')
    .values([limit(3, 4_000n), limit(2, 6_000n)])
    .execute();
}

const nobodys = <I>(input: I) => ({ input: () => input });

export const responsibleGamingThings = (server: TestServer) => ({
  setPlayerLimits: async () => nobodys({ ...(await limitFor(server)), facts: ['new-account'] } as const),
  setLimitByLaw: async () => nobodys(await limitFor(server)),
  listHarmCases: async () => nobodys({}),
  readHarm: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason }),
  endPlayerSessions: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason }),
  closeHarmCase: async () => nobodys({ caseId: await newHarmCase(server), outcome: 'CONTACTED', reason } as const),
  listLimitObjections: async () => nobodys({}),
  answerLimitObjection: async () => nobodys({ objectionId: await newObjection(server), answer: 'We have looked at it again.' }),
});
