import type { ColumnType, Generated } from 'kysely';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';

export type StoredEventStatus = 'CANCELLED' | 'FINISHED' | 'HIDDEN' | 'IN_PLAY' | 'INVALID' | 'PRE_GAME';
export type EventsTable = {
  id: string;
  competition_id: string;
  home_id: string;
  away_id: string;
  name: string;
  slug: string;
  starts_at: ColumnType<Date, Date, Date>;
  status: StoredEventStatus;
  home_score: number | null;
  away_score: number | null;
  period: string | null;
  clock: string | null;
  statistics: ColumnType<EventStatistics | null, string | null | undefined, string | null>;
  match_progress: ColumnType<string | null, string | null | undefined, string | null>;
  has_live_stream: Generated<boolean>;
  has_statistics: Generated<boolean>;
  origin: string;
  /** Time of the feed's last message, accurate to seconds. */
  heard_at: ColumnType<Date, Date | undefined, Date>;
  version: ColumnType<string, string | bigint | undefined, string | bigint>;
};
