import type { ColumnType, Generated } from 'kysely';

type Big = ColumnType<string, string | bigint, string | bigint>;
type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type CasinoGamesTable = {
  id: string;
  slug: string;
  title: string;
  category: string;
  provider: string;
  exclusive: boolean;
  multiplayer: boolean;
  new_badge: boolean;
  demo_available: boolean;
  min_bet: Big;
  max_bet: Big;
  return_to_player: number;
  jackpot_label: string | null;
  jackpot_amount: ColumnType<string | null, string | bigint | null, string | bigint | null>;
  art_seed: number;
  art_theme: string;
  ordinal: number;
  featured: Generated<boolean>;
  bet_behind: Generated<boolean>;
  free_reward: Generated<boolean>;
  rank: number | null;
  dealer: string | null;
  seats: number | null;
  seats_taken: number | null;
  opens_minute: number | null;
  closes_minute: number | null;
};
type CasinoPlaysTable = { player_id: string; game_id: string; played_at: Instant };

export type CasinoRestrictionColumns = { casino_restricted_at: NullableInstant; casino_restricted_until: NullableInstant };

export type CasinoSchema = { casino_games: CasinoGamesTable; casino_plays: CasinoPlaysTable };
