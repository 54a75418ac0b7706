import { t } from '#src/shared/text/t.ts';
import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';
import type { LiveTableStatus } from '#server/contract/generated/schemaTypes.ts';

export type LiveTableView = {
  readonly game: CasinoGame;
  readonly dealer: string;
  readonly seats: number;
  readonly openSeats: number;
  /** In Eastern time. */
  readonly openingTimes: string;
  readonly status: LiveTableStatus;
};

const eastern = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

export function easternMinute(instant: Date): number {
  const parts = new Map(eastern.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}

export const isOpenAt = (minute: number, opens: number, closes: number): boolean =>
  opens === closes || (opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes);

const hoursText = (opens: number, closes: number): string =>
  opens === closes ? t`Open 24 hours` : t`${clockText(opens)} – ${clockText(closes)} ET`;
const clockText = (minute: number): string =>
  `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${minute < 720 ? 'AM' : 'PM'}`;

const order: Readonly<Record<LiveTableStatus, number>> = { OPEN: 0, FULL: 1, CLOSED: 2 };

export function liveTables(catalogue: Catalogue, now: Date): readonly LiveTableView[] {
  const minute = easternMinute(now);
  return catalogue
    .games()
    .flatMap((game) => (game.table === null ? [] : [{ game, table: game.table }]))
    .map(({ game, table: { dealer, seats, seatsTaken, opensMinute, closesMinute } }): LiveTableView => {
      const isOpen = isOpenAt(minute, opensMinute, closesMinute);
      const openSeats = isOpen ? Math.max(0, seats - seatsTaken) : 0;
      const openingTimes = hoursText(opensMinute, closesMinute);
      return { game, dealer, seats, openSeats, openingTimes, status: !isOpen ? 'CLOSED' : openSeats > 0 ? 'OPEN' : 'FULL' };
    })
    .toSorted((a, b) => order[a.status] - order[b.status]);
}
