import { t } from '#src/shared/text/t.ts';
import type { CasinoGame } from '#server/modules/catalogue/index.ts';
import { freeGames } from '#server/modules/casino/rules/index.ts';
import { easternMinute, isOpenAt } from '#server/modules/casino/rules/index.ts';
import {
  closeSession,
  failed,
  isLaunchId,
  launchForMoney,
  launchForPractice,
  type Launched,
  type LaunchError,
} from '#server/modules/casino/play/index.ts';
import { findGameRound, findSession, listGameRounds } from '#server/modules/casino/play/records/index.ts';
import { siteOf } from '#server/platform/http/hosts.ts';
import { isRegionalOrigin } from '../../regionalSites.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import type { CasinoLaunchError, CasinoLaunchResult } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../resolverTypes.ts';
import type { GraphQLContext } from '../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { money } from '#server/platform/money.ts';

const MAX_PAGE = 50;

const errorOf = ({ kind, message, headerMessage, footerMessage, callToAction }: LaunchError): CasinoLaunchError => ({
  __typename: 'CasinoLaunchError',
  kind,
  message,
  headerMessage,
  footerMessage,
  callToAction: callToAction && { __typename: 'CasinoLaunchCallToAction', ...callToAction },
});

const resultOf = ({ errors, launchUrl, sessionId }: Launched, backTo: string | null): CasinoLaunchResult => ({
  __typename: 'CasinoLaunchResult',
  errors: errors.map(errorOf),
  launchUrl,
  sessionId,
  embeddedRedirectUrl: launchUrl === null ? null : backTo,
});

const refused = (message: string): CasinoLaunchResult => resultOf({ errors: [failed(message)], launchUrl: null, sessionId: null }, null);
const NOT_OPEN = t`You can’t play games on this site.`;
const CLOSED_NOW = t`This table is closed right now.`;
const GONE = t`This game is no longer available.`;

function checkLaunchId(launchId: string): void {
  if (!isLaunchId(launchId)) throw badInput('launchId is 8 to 64 letters, digits, - or _.', ['launchId']);
}

function hostOriginOf({ deps, page }: GraphQLContext): string {
  const { origin, host, isHttps } = page ?? { origin: null, host: '', isHttps: false };
  const isOurs = origin !== null && URL.canParse(origin) && (new URL(origin).host === host || isRegionalOrigin(deps.config, origin));
  return isOurs ? origin : (siteOf(deps.config, { headers: { host }, protocol: isHttps ? 'https' : 'http' }) ?? '');
}

const isClosedNow = ({ table }: CasinoGame, now: Date): boolean =>
  table !== null && !isOpenAt(easternMinute(now), table.opensMinute, table.closesMinute);

const currencyOf = ({ viewer }: GraphQLContext): string => regionOfCode(viewer.region)?.currency ?? 'USD';

async function practise(context: GraphQLContext, game: CasinoGame | null, backTo: string): Promise<CasinoLaunchResult> {
  const { deps, viewer } = context;
  if (deps.gameProvider === null) return refused(NOT_OPEN);
  if (game === null) return refused(GONE);
  const playerId = viewer.session?.playerId ?? null;
  const practice = { game, playerId, hostOrigin: hostOriginOf(context), currency: currencyOf(context) };
  return resultOf(await launchForPractice(deps, deps.gameProvider, practice), backTo);
}

async function play(context: GraphQLContext, game: CasinoGame | null, launchId: string): Promise<CasinoLaunchResult> {
  const { deps, viewer } = context;
  const { playerId, id: loginId } = sessionIn(context);
  checkLaunchId(launchId);
  if (deps.gameProvider === null) return refused(NOT_OPEN);
  if (game === null) return refused(GONE);
  if (isClosedNow(game, deps.ports.now())) return refused(CLOSED_NOW);
  const player = { id: playerId, loginId, ip: viewer.ip };
  const launch = { game, launchId, player, hostOrigin: hostOriginOf(context), brand: viewer.brand };
  return resultOf(await launchForMoney(deps, deps.gameProvider, launch), pageOf(game));
}

const pageOf = ({ category, slug }: CasinoGame): string => `/casino/category/${category}/${slug}`;

export const casinoPlayResolvers = {
  Query: {
    casinoSession: (_root, { id }, context) => findSession(context.deps.db, { playerId: sessionIn(context).playerId, id }),
    casinoRound: (_root, { id }, context) => findGameRound(context.deps.db, { playerId: sessionIn(context).playerId, id }),
  },
  Mutation: {
    casinoLaunch: (_root, { input: { gameId, mode, launchId } }, context) => {
      const game = context.deps.catalogue.game(gameId);
      if (mode === 'REAL') return play(context, game, launchId);
      checkLaunchId(launchId);
      return practise(context, game, game ? pageOf(game) : '/casino');
    },
    casinoLaunchFreeToPlay: (_root, { promotionId, launchId }, context) => {
      checkLaunchId(launchId);
      const { catalogue, ports } = context.deps;
      const free = freeGames(catalogue, ports.now()).find(({ id }) => id === promotionId);
      return practise(context, free?.game ?? null, `/casino/f2p/${promotionId}`);
    },
    casinoClose: async (_root, { sessionId }, context) => {
      const { playerId } = sessionIn(context);
      return { __typename: 'CasinoCloseResult', succeeded: await closeSession(context.deps, { playerId, id: sessionId }) };
    },
  },
  CasinoSession: {
    game: ({ gameId }, _args, { deps }) => deps.catalogue.game(gameId),
    startedAt: ({ startedAt }) => startedAt.toISOString(),
    endedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
    wagered: ({ wagered, currency }) => money(wagered, currency),
    won: ({ won, currency }) => money(won, currency),
    net: ({ won, wagered, currency }) => money(won - wagered, currency),
    rounds: async ({ id }, { first, after }, context) => {
      const { playerId } = sessionIn(context);
      const size = first ?? 20;
      if (size < 1 || size > MAX_PAGE) throw badInput(`first is 1 to ${MAX_PAGE}.`, ['first']);
      const { rounds, endCursor, hasNextPage } = await listGameRounds(
        context.deps.db,
        { playerId, id },
        { first: size, after: after ?? null },
      );
      return { __typename: 'CasinoRoundPage', rounds, pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage } };
    },
  },
  CasinoRound: {
    startedAt: ({ startedAt }) => startedAt.toISOString(),
    endedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
    wagered: ({ wagered, currency }) => money(wagered, currency),
    won: ({ won, currency }) => money(won, currency),
    returned: ({ returned, currency }) => money(returned, currency),
    net: ({ won, returned, wagered, currency }) => money(won + returned - wagered, currency),
    balanceAfter: ({ balanceAfter, currency }) => money(balanceAfter, currency),
  },
} satisfies Resolvers;
