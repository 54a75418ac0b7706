import type { ColumnType } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;
type Big = ColumnType<string, bigint | string, never>;

/** Prices set by hand, in force while `ended_at` is null. */
export type HandPricesTable = {
  id: string;
  selection_id: Fixed<string>;
  market_id: Fixed<string>;
  event_id: Fixed<string>;
  /** Profit divided by stake, as the fraction `num`/`den`. */
  num: Big;
  den: Big;
  /** Line in hundredths of a point. Null: the feed's line. */
  points: Fixed<number | null>;
  /** Feed's selection with the same line, to compare prices. */
  reference_id: Fixed<string>;
  feed_num: Big;
  feed_den: Big;
  feed_points: Fixed<number | null>;
  holder_id: Fixed<string>;
  holder: Fixed<string>;
  /** Second person who confirmed the price. Null if one person was enough. */
  confirmed_by: Fixed<string | null>;
  set_at: Fixed<Date>;
  /** Time at which the price was suspended because the feed's price moved or the feed fell silent. */
  left_at: ColumnType<Date | null, never, Date>;
  left_because: ColumnType<'moved' | 'silent' | null, never, 'moved' | 'silent'>;
  ended_at: ColumnType<Date | null, never, Date>;
  ended_by: ColumnType<string | null, never, string>;
};
