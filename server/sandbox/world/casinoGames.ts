import type { NewRow } from '#server/platform/store/schema/index.ts';
import { between, pick, randomOf } from '#server/modules/trading/random/index.ts';
import { inBasisPoints } from '../gameProvider/slots/returns.ts';
import { leastCentsOf, mostCentsOf } from '../gameProvider/slots/title.ts';
import { returnOf, titleOf } from '../gameProvider/slots/titles.ts';
import { slugify } from '#server/modules/trading/offer/index.ts';

/** Lines of title|theme. Keep their number and order: stored games are updated by position. Themes must exist in the client. */
const slots = `
Grand Meridian|royal
Summit of Sevens|ice
Poseidon's Payday|ocean
Golden Gondola|gondola
Infinite Fiesta|candy
Starfall Fortune|space
Bonanza Boulevard|neon
Phoenix Piggy Bank|fire
Wishbone Wonderland|farm
Emerald Elevator|jungle
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
const wheels = `
Lantern Lounge Wheel|wheel
Rotunda Wheel|wheel
Balcony Breeze Wheel|wheel
Wheelhouse Station|wheel
Quarterdeck Wheel|wheel
Great Hall Wheel|wheel
Wheel of Weekdays|wheel
Parlor Pinwheel|wheel
Vault Wheel|wheel
Galaxy Wheel|wheel
Boardwalk Big Wheel|wheel
Circle of Seasons|wheel
Royal Round|wheel
Avenue of Turns|wheel
Wheel on the Bluffs|wheel
Terrace Turner|wheel
Corner Carousel|wheel
Pavilion Pinwheel|wheel
Harbor Helm|wheel
Veranda Windmill|wheel
`;
const NO_PRACTICE = 'Rotunda Games';
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  slots: ['Larkspur Games', 'Ninth Reel', 'Foundry Seven', 'Paper Comet', 'Halcyon Play', 'Meridian Works'],
  wheels: [NO_PRACTICE, 'Green Meadow', 'Foundry Seven'],
};

export function casinoGames(seed: number): readonly NewRow<'casino_games'>[] {
  const lists = [
    ['slots', slots],
    ['wheels', wheels],
  ] as const;
  return lists
    .flatMap(([category, list]) =>
      list
        .trim()
        .split('\n')
        .map((line) => {
          const [title = '', theme = ''] = line.split('|');
          return { category, title, theme };
        }),
    )
    .map((listed, ordinal) => gameRow(seed, listed, ordinal));
}

type Random = () => number;
type Paid = Pick<NewRow<'casino_games'>, 'max_bet' | 'min_bet' | 'return_to_player'>;

/**
 * Returns a game's bet bounds and return; for a slot, those of its title's file. Numbers are also drawn for slots, because otherwise other
 * seeded numbers would change.
 */
function paidBy({ category, title }: Pick<Listed, 'category' | 'title'>, { minBet, random }: { minBet: bigint; random: Random }): Paid {
  const maxBet = minBet * pick(random, [200n, 500n, 1000n]);
  const drawn = category === 'wheels' ? between(random, 9700, 9950) : between(random, 9310, 9680);
  if (category !== 'slots') return { min_bet: minBet, max_bet: maxBet, return_to_player: drawn };
  const [slot, returns] = [titleOf(slugify(title)), returnOf(slugify(title))];
  if (slot === null || returns === null) throw new Error(`The slot ${title} has no file and no look`);
  return { min_bet: BigInt(leastCentsOf(slot)), max_bet: BigInt(mostCentsOf(slot)), return_to_player: inBasisPoints(returns.total) };
}

type Listed = { readonly category: string; readonly title: string; readonly theme: string };

const rankOf = (ordinal: number): number | null => (ordinal % 6 === 2 ? ((((ordinal - 2) / 6) * 7) % 10) + 1 : null);

const NOT_THERE = {
  ...{ jackpot_label: null, jackpot_amount: null, multiplayer: false, bet_behind: false },
  ...{ dealer: null, seats: null, seats_taken: null, opens_minute: null, closes_minute: null },
};

function gameRow(seed: number, { category, title, theme }: Listed, ordinal: number): NewRow<'casino_games'> {
  const random = randomOf(seed, 'game', title);
  // A generator of its own keeps other seeded numbers the same.
  const lobby = randomOf(seed, 'lobby', title);
  const minBet = pick(random, [10n, 20n, 25n, 50n, 100n]);
  const provider = pick(random, PROVIDERS[category] ?? ['Larkspur Games']);
  return {
    id: `game-${slugify(title)}`,
    slug: slugify(title),
    title,
    category,
    provider,
    exclusive: random() < 0.15,
    new_badge: random() < 0.2,
    demo_available: provider !== NO_PRACTICE,
    ...paidBy({ category, title }, { minBet, random }),
    art_seed: between(random, 1, 2_000_000_000),
    art_theme: theme,
    ordinal,
    featured: lobby() < 0.18,
    free_reward: lobby() < 0.3,
    rank: rankOf(ordinal),
    ...NOT_THERE,
  };
}
