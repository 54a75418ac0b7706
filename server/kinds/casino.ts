import { awardValue } from '#server/modules/rewards/index.ts';
import { casinoLists, gamesOfList, listsOfGame, pathOfList, searchGames } from '#server/modules/casino/lists/index.ts';
import { pathOfFreeGame } from '#server/modules/casino/rules/index.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { casinoMenuOf } from './casinoMenu.ts';
import { currencyOf } from './currency.ts';
import type { Total } from './define.ts';

const CasinoGame: Total<Resolvers['CasinoGame']> = {
  id: ({ id }) => id,
  gameSlug: ({ slug }) => slug,
  title: ({ title }) => title,
  category: ({ category }) => category,
  provider: ({ provider }) => provider,
  // Always true, because only available games are listed.
  available: () => true,
  demoAvailable: ({ demoAvailable }) => demoAvailable,
  exclusive: ({ exclusive }) => exclusive,
  multiplayer: ({ multiplayer }) => multiplayer,
  newBadge: ({ newBadge }) => newBadge,
  featured: ({ featured }) => featured,
  betBehind: ({ betBehind }) => betBehind,
  freeReward: ({ freeReward }) => freeReward,
  minBet: ({ minBet }, _, context) => ({ cents: minBet, currency: currencyOf(context.viewer) }),
  maxBet: ({ maxBet }, _, context) => ({ cents: maxBet, currency: currencyOf(context.viewer) }),
  returnToPlayer: ({ returnToPlayer }) => returnToPlayer,
  jackpot: ({ id, jackpot }, _, context) =>
    jackpot && {
      __typename: 'Jackpot',
      id: `jackpot-${id}`,
      label: jackpot.label,
      amount: { cents: jackpot.cents, currency: currencyOf(context.viewer) },
    },
  subCategories: (game, _, { deps }) => listsOfGame(deps.catalogue, game),
  art: ({ art }) => ({ __typename: 'GameArt', seed: art.seed, theme: art.theme }),
  deepLink: ({ slug, category }) => ({ __typename: 'CasinoGameDeepLink', categorySlug: category, gameProviderGameId: slug }),
};

const CasinoCategory: Total<Resolvers['CasinoCategory']> = {
  id: ({ slug }) => `category-${slug}`,
  categorySlug: ({ slug }) => slug,
  label: ({ label }) => label,
  icon: ({ icon }) => icon,
  gameCount: ({ games }) => games.length,
  art: ({ games: [first] }) => (first ? { __typename: 'GameArt', ...first.art } : null),
  deepLink: ({ slug }) => ({ __typename: 'SportsbookPageDeepLink', canonicalUrl: pathOfList(slug) }),
};

const CasinoGamePage: Total<Resolvers['CasinoGamePage']> = {
  games: ({ games }) => games,
  offset: ({ offset }) => offset,
  total: ({ total }) => total,
};

const LiveTable: Total<Resolvers['LiveTable']> = {
  id: ({ game }) => `table-${game.id}`,
  game: ({ game }) => game,
  dealer: ({ dealer }) => dealer,
  seats: ({ seats }) => seats,
  openSeats: ({ openSeats }) => openSeats,
  seatLabel: ({ seats, openSeats, status }) =>
    status === 'CLOSED' ? 'Closed now' : status === 'FULL' ? 'Every seat is taken' : `${openSeats} of ${seats} seats open`,
  openingTimes: ({ openingTimes }) => openingTimes,
  status: ({ status }) => status,
};

const CasinoReward: Total<Resolvers['CasinoReward']> = {
  id: ({ id }) => `award-${id}`,
  type: ({ kind }) => kind,
  title: ({ title }) => title,
  valueLabel: (award, _, context) => awardValue(award, currencyOf(context.viewer)),
  expiresAt: ({ expires_at }) => expires_at?.toISOString() ?? null,
  game: ({ game_id }, _, { deps }) => (game_id === null ? null : deps.catalogue.game(game_id)),
};

const FreeToPlayGame: Total<Resolvers['FreeToPlayGame']> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  text: ({ text }) => text,
  termsOfUse: ({ termsOfUse }) => termsOfUse,
  startsAt: ({ startsAt }) => startsAt.toISOString(),
  endsAt: ({ endsAt }) => endsAt.toISOString(),
  game: ({ game }) => game,
  deepLink: ({ id }) => ({ __typename: 'SportsbookPageDeepLink', canonicalUrl: pathOfFreeGame(id) }),
};

export const casinoResolvers = {
  CasinoCategory,
  CasinoGame,
  CasinoGamePage,
  CasinoReward,
  FreeToPlayGame,
  LiveTable,
  Query: {
    casinoCategory: (_, { categorySlug, filters, limit, offset }, { deps }) =>
      gamesOfList(deps.catalogue, { slug: categorySlug, filters: filters ?? [], limit: limit ?? 24, offset: offset ?? 0 }),
    casinoSearch: (_, { searchTerm, limit, offset }, { deps }) =>
      searchGames(deps.catalogue, { term: searchTerm, limit: limit ?? 24, offset: offset ?? 0 }),
    casinoMenu: (_, __, { deps }) => casinoMenuOf(casinoLists(deps.catalogue)),
  },
} satisfies Resolvers;
