import type { NewRow } from '#server/platform/store/schema/index.ts';
import { between, pick, randomOf } from '#server/modules/trading/random/index.ts';
import { lobbyOf } from './casinoLobby.ts';
import { slugify } from '#server/modules/trading/offer/index.ts';

/** Invented games as title|theme|jackpot. Themes must exist in the client. */
const slots = `
Copper Canyon Express|desert
Lantern Festival Nights|night
Pharaoh's Paper Trail|gold
Tidepool Treasures|ocean
Midnight Orchard|fruit
Northern Foxfire|aurora
Clockwork Carnival|circus
Viking Breakfast|ice
Ruby Rooster|farm
Neon Noodle Bar|neon
Thunder Mesa|desert
Moss and Magic|forest
Prospector's Pocket|claim
Cherry Circuit|fruit
Kraken's Coin Purse|ocean
Saffron Palace|royal
Jade Switchback|jungle
Lucky Letterbox|classic
Galaxy Greengrocer|space
Snowdrift Sevens|ice
Bayou Brass Band|jazz
Dragon's Day Off|dragon
Silver Screen Spins|classic
Honeycomb Heist|farm
Volcano Valet|fire
Comet Cowgirl|space
Sugarplum Siege|candy
Temple of Tuesday|jungle
Wild Turnpike|neon
Opal Owls|forest
`;
const jackpots = `
Grand Meridian Millions|royal|Grand
Summit of Sevens|ice|Mega
Poseidon's Payday|ocean|Major
Golden Gondola|gondola|Grand
Infinite Fiesta|candy|Mega
Starfall Fortune|space|Major
Bonanza Boulevard|neon|Grand
Phoenix Piggy Bank|fire|Mega
Wishbone Wonderland|farm|Major
Emerald Elevator|jungle|Grand
`;
const tables = `
Blackjack Boardwalk|cards
Single Deck Social|cards
European Roulette Royale|roulette
American Roulette Avenue|roulette
Baccarat Bluffs|cards
Three Card Terrace|cards
Craps on the Corner|dice
Pai Gow Pavilion|cards
Casino Hold'em Harbor|cards
Video Poker Veranda|cards
`;
const live = `
Live Blackjack Lounge|studio
Live Roulette Rotunda|studio
Live Baccarat Balcony|studio
Speed Roulette Station|studio
Live Dice Deck|studio
Infinite Blackjack Hall|studio
Wheel of Weekdays Live|studio
Live Poker Parlor|studio
VIP Blackjack Vault|studio
Live Game Show Galaxy|studio
`;
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  slots: ['Larkspur Games', 'Ninth Reel', 'Foundry Seven', 'Paper Comet', 'Halcyon Play'],
  jackpots: ['Ninth Reel', 'Meridian Works', 'Halcyon Play'],
  'table-games': ['Green Baize Studio', 'Foundry Seven'],
  'live-dealer': ['Rotunda Live', 'Green Baize Studio'],
};

export function casinoGames(seed: number): readonly NewRow<'casino_games'>[] {
  const lists = [
    ['jackpots', jackpots],
    ['slots', slots],
    ['live-dealer', live],
    ['table-games', tables],
  ] as const;
  return lists
    .flatMap(([category, list]) =>
      list
        .trim()
        .split('\n')
        .map((line) => {
          const [title = '', theme = '', label] = line.split('|');
          return { category, title, theme, label };
        }),
    )
    .map((listed, ordinal) => gameRow(seed, listed, ordinal));
}

type Listed = { readonly category: string; readonly title: string; readonly theme: string; readonly label: string | undefined };

function gameRow(seed: number, { category, title, theme, label }: Listed, ordinal: number): NewRow<'casino_games'> {
  const random = randomOf(seed, 'game', title);
  const isLive = category === 'live-dealer';
  const minBet = pick(random, isLive ? [100n, 500n, 1000n] : [10n, 20n, 25n, 50n, 100n]);
  return {
    id: `game-${slugify(title)}`,
    slug: slugify(title),
    title,
    category,
    provider: pick(random, PROVIDERS[category] ?? ['Larkspur Games']),
    exclusive: random() < 0.15,
    multiplayer: isLive,
    new_badge: random() < 0.2,
    demo_available: !isLive && label === undefined,
    min_bet: minBet,
    max_bet: minBet * pick(random, [200n, 500n, 1000n]),
    return_to_player: category === 'table-games' || isLive ? between(random, 9700, 9950) : between(random, 9310, 9680),
    jackpot_label: label ?? null,
    jackpot_amount: label === undefined ? null : BigInt(between(random, 900_000, 245_000_000)),
    art_seed: between(random, 1, 2_000_000_000),
    art_theme: theme,
    ordinal,
    ...lobbyOf(seed, title, { isLive, hasJackpot: label !== undefined, ordinal }),
  };
}
