import { t } from '#src/shared/text/t.ts';
import { isTimeUp } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { realityCheckAt, realityCheckMinutes, wageredSince } from '#server/modules/responsibleGaming/index.ts';
import { isPlaying } from '#server/modules/casino/play/records/index.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { playerIn } from '#server/kinds/player.ts';
import { HEARTBEAT_SECONDS } from './startup.ts';
import { money } from '#server/platform/money.ts';

const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;
/** Exact wording (product §8). */
const TIME_IS_UP = t`We logged you out because you reached your set daily time limit. Come back tomorrow!`;

async function sessionOf(context: GraphQLContext) {
  const { id } = sessionIn(context);
  const [player, session] = await Promise.all([
    playerIn(context),
    context.deps.db
      .selectFrom('sessions')
      .select(['id', 'started_at', 'reality_checked_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return { player, session };
}

export const sessionResolvers = {
  Query: {
    sessionData: async (_root, _args, context) => {
      const { id, playerId } = sessionIn(context);
      const { db, ports } = context.deps;
      const [account, session, bet, isPlayingCasinoGame] = await Promise.all([
        playerIn(context),
        db.selectFrom('sessions').select(['started_at', 'previous_login_at']).where('id', '=', id).executeTakeFirstOrThrow(),
        db.selectFrom('bets').select('id').where('player_id', '=', playerId).limit(1).executeTakeFirst(),
        isPlaying(db, { playerId, loginId: id }),
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
        isPlayingCasinoGame,
      };
    },
    spentInSession: async (_root, _args, context) => {
      const { player, session } = await sessionOf(context);
      const amount = await wageredSince(context.deps.db, player.id, session.started_at);
      return { __typename: 'SpentInSession', amount: money(amount, player.currency) };
    },
    realityCheck: async (_root, _args, context) => {
      const { player, session } = await sessionOf(context);
      const { db, ports } = context.deps;
      const now = ports.now();
      const kept = { ...session, reality_check_minutes: player.reality_check_minutes };
      const dueAt = realityCheckAt(kept);
      return {
        __typename: 'RealityCheck',
        id: session.id,
        intervalMinutes: realityCheckMinutes(kept),
        startedAt: session.started_at.toISOString(),
        dueAt: dueAt.toISOString(),
        isDue: now >= dueAt,
        minutesActive: Math.max(0, Math.floor((now.getTime() - session.started_at.getTime()) / MINUTE_MS)),
        amountWagered: money(await wageredSince(db, player.id, session.started_at), player.currency),
      };
    },
  },
  Mutation: {
    heartbeat: async (_root, { elapsedSeconds }, context) => {
      const { id: playerId, region } = await playerIn(context);
      if (elapsedSeconds < 0 || elapsedSeconds > DAY_SECONDS) throw badInput('elapsedSeconds is between 0 and a day.', ['elapsedSeconds']);
      const { db, ports } = context.deps;
      return (await isTimeUp(db, { playerId, region, now: ports.now() }))
        ? { __typename: 'HeartbeatResult', status: 'TIME_LIMIT_EXCEEDED', message: TIME_IS_UP }
        : { __typename: 'HeartbeatResult', status: 'OK', message: null };
    },
  },
} satisfies Resolvers;
