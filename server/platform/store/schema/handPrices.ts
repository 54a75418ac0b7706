import type { ColumnType } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;
type Big = ColumnType<string, bigint | string, never>;

/** Prices set by hand. They apply while `ended_at` is null. */
export type HandPricesTable = {
  id: string;
  selection_id: Fixed<string>;
  market_id: Fixed<string>;
  event_id: Fixed<string>;
  /** Profit over stake, as `num`/`den`. */
  num: Big;
  den: Big;
  /** Line in hundredths of a point. If null, the feed's line applies. */
  points: Fixed<number | null>;
  /** Feed's selection with the same line. The hand-set price is compared with its price. */
  reference_id: Fixed<string>;
  feed_num: Big;
  feed_den: Big;
  feed_points: Fixed<number | null>;
  holder_id: Fixed<string>;
  holder: Fixed<string>;
  /** Second person who confirmed the price. Null if one person was enough. */
  confirmed_by: Fixed<string | null>;
  set_at: Fixed<Date>;
  /** Time when the price was suspended because the feed's price moved or the feed fell silent. */
  left_at: ColumnType<Date | null, never, Date>;
  left_because: ColumnType<'moved' | 'silent' | null, never, 'moved' | 'silent'>;
  ended_at: ColumnType<Date | null, never, Date>;
  ended_by: ColumnType<string | null, never, string>;
};
