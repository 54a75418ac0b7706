import type { NewRow } from '#server/platform/store/schema/index.ts';
import { between, pick, randomOf } from '#server/modules/trading/random/index.ts';

type Lobby = Pick<
  NewRow<'casino_games'>,
  'featured' | 'bet_behind' | 'free_reward' | 'rank' | 'dealer' | 'seats' | 'seats_taken' | 'opens_minute' | 'closes_minute'
>;

const DEALERS = ['Amara', 'Bruno', 'Chidi', 'Daphne', 'Emil', 'Farah', 'Goran', 'Hana', 'Ilse', 'Joaquim'] as const;
const HOURS = [
  [0, 0],
  [0, 0],
  [10 * 60, 2 * 60],
  [16 * 60, 4 * 60],
] as const;
/** Ranks ten of the first sixty. */
const rankOf = (ordinal: number): number | null => (ordinal % 6 === 2 ? ((((ordinal - 2) / 6) * 7) % 10) + 1 : null);

/** Own generator, so other seeded numbers do not change. */
export function lobbyOf(
  seed: number,
  title: string,
  { isLive, hasJackpot, ordinal }: { readonly isLive: boolean; readonly hasJackpot: boolean; readonly ordinal: number },
): Lobby {
  const random = randomOf(seed, 'lobby', title);
  const isTable = isLive && !/wheel|game show/i.test(title);
  const seats = isLive ? (isTable ? 7 : 200) : null;
  const [opens, closes] = pick(random, HOURS);
  return {
    featured: random() < 0.18,
    free_reward: !isLive && !hasJackpot && random() < 0.3,
    bet_behind: isTable && /blackjack/i.test(title),
    rank: rankOf(ordinal),
    dealer: isLive ? (DEALERS[ordinal % DEALERS.length] ?? DEALERS[0]) : null,
    seats,
    seats_taken: seats === null ? null : random() < 0.25 ? seats : between(random, Math.floor(seats / 4), seats - 1),
    opens_minute: isLive ? opens : null,
    closes_minute: isLive ? closes : null,
  };
}
