import type { Resolvers } from '../../gql/resolvers.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import type { Total } from '../kinds/define.ts';

/** Limits and jackpots are in the money of the place (product §9). */
const currencyOf = ({ viewer }: GraphQLContext): string => (viewer.region.startsWith('CA-') ? 'CAD' : 'USD');

/** A game as every casino kind shows it. */
export const CasinoGame: Total<Resolvers['CasinoGame']> = {
  id: ({ id }) => id,
  gameSlug: ({ slug }) => slug,
  title: ({ title }) => title,
  category: ({ category }) => category,
  provider: ({ provider }) => provider,
  // A game that cannot be played is taken off the list, not greyed out.
  available: () => true,
  demoAvailable: ({ demoAvailable }) => demoAvailable,
  exclusive: ({ exclusive }) => exclusive,
  multiplayer: ({ multiplayer }) => multiplayer,
  newBadge: ({ newBadge }) => newBadge,
  minBet: ({ minBet }, _, context) => ({ cents: minBet, currency: currencyOf(context) }),
  maxBet: ({ maxBet }, _, context) => ({ cents: maxBet, currency: currencyOf(context) }),
  returnToPlayer: ({ returnToPlayer }) => returnToPlayer,
  jackpot: ({ id, jackpot }, _, context) =>
    jackpot && {
      __typename: 'Jackpot',
      id: `jackpot-${id}`,
      label: jackpot.label,
      amount: { cents: jackpot.cents, currency: currencyOf(context) },
    },
  art: ({ art }) => ({ __typename: 'GameArt', seed: art.seed, theme: art.theme }),
  deepLink: ({ id, category }) => ({ __typename: 'CasinoGameDeepLink', categorySlug: category, gameProviderGameId: id }),
};
