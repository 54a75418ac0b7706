import type { CasinoLaunchError, CasinoLaunchResult, Resolvers } from '../../gql/resolvers.ts';
import { sessionIn } from '../errors.ts';
import { money } from './values.ts';

const refused = (error: CasinoLaunchError): CasinoLaunchResult => ({
  __typename: 'CasinoLaunchResult',
  errors: [error],
  launchUrl: null,
  sessionId: null,
  embeddedRedirectUrl: null,
});

/** Nobody draws the games yet. */
const closed = (): CasinoLaunchResult =>
  refused({
    __typename: 'CasinoLaunchError',
    kind: 'LAUNCHED_FAILED',
    message: 'Games are not open on this site.',
    headerMessage: null,
    footerMessage: null,
    callToAction: null,
  });

export const casinoPlayResolvers = {
  Query: {
    casinoSession: (_root, _asked, context) => {
      sessionIn(context);
      return null;
    },
    casinoRound: (_root, _asked, context) => {
      sessionIn(context);
      return null;
    },
  },
  Mutation: {
    casinoLaunch: (_root, { input }, context) => {
      if (input.mode === 'REAL') sessionIn(context);
      return closed();
    },
    casinoLaunchFreeToPlay: () => closed(),
    casinoClose: (_root, _asked, context) => {
      sessionIn(context);
      return { __typename: 'CasinoCloseResult', succeeded: false };
    },
  },
  CasinoSession: {
    game: ({ gameId }, _args, { deps }) => deps.catalogue.games().find(({ id }) => id === gameId) ?? null,
    startedAt: ({ startedAt }) => startedAt.toISOString(),
    endedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
    wagered: ({ wagered, currency }) => money(wagered, currency),
    won: ({ won, currency }) => money(won, currency),
    net: ({ won, wagered, currency }) => money(won - wagered, currency),
    rounds: () => ({
      __typename: 'CasinoRoundPage',
      rounds: [],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    }),
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
