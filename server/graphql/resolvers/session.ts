import { INACTIVITY_MINUTES } from '../../identity/index.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { badInput, sessionIn } from '../errors.ts';
import { playerIn } from './account.ts';
import { HEARTBEAT_SECONDS } from './startup.ts';
import { money } from './values.ts';

const DAY_SECONDS = 86_400;

export const sessionResolvers = {
  Query: {
    sessionData: async (_root, _args, context) => {
      const { id, playerId } = sessionIn(context);
      const { db, ports } = context.deps;
      const [account, session, bet] = await Promise.all([
        playerIn(context),
        db.selectFrom('sessions').select(['started_at', 'previous_login_at']).where('id', '=', id).executeTakeFirstOrThrow(),
        db.selectFrom('bets').select('id').where('player_id', '=', playerId).limit(1).executeTakeFirst(),
      ]);
      return {
        __typename: 'SessionData',
        account,
        currentTime: ports.now().toISOString(),
        startedAt: session.started_at.toISOString(),
        lastLoginAt: session.previous_login_at?.toISOString() ?? null,
        inactivityThresholdMinutes: INACTIVITY_MINUTES,
        heartbeatIntervalSeconds: HEARTBEAT_SECONDS,
        isFirstWager: bet === undefined,
      };
    },
    spentInSession: async (_root, _args, context) => {
      const { id, playerId } = sessionIn(context);
      const { db } = context.deps;
      const { started_at } = await db.selectFrom('sessions').select('started_at').where('id', '=', id).executeTakeFirstOrThrow();
      const { currency } = await playerIn(context);
      const spent = await db
        .selectFrom('bets')
        .select((eb) => eb.fn.sum<string | null>('stake').as('stake'))
        .where('player_id', '=', playerId)
        .where('placed_at', '>=', started_at)
        .where('status', 'not in', ['CANCELLED', 'VOIDED'])
        .executeTakeFirst();
      return { __typename: 'SpentInSession', amount: money(BigInt(spent?.stake ?? '0'), currency) };
    },
  },
  Mutation: {
    heartbeat: (_root, { elapsedSeconds }, context) => {
      sessionIn(context);
      if (elapsedSeconds < 0 || elapsedSeconds > DAY_SECONDS) throw badInput('elapsedSeconds is between 0 and a day.', ['elapsedSeconds']);
      return { __typename: 'HeartbeatResult', status: 'OK', message: null };
    },
  },
} satisfies Resolvers;
