import { createCatalogueState } from '#server/modules/catalogue/state/index.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { NewRow, Row, Schema } from '#server/platform/store/schema/index.ts';
import { gameFeatures } from '../gameProvider/paytable.ts';
import { baseRows } from './baseRows.ts';
import { casinoGames } from './casinoGames.ts';
import { seededCompetitions } from '#server/modules/trading/competitions/index.ts';
import { eventRows } from '#server/modules/trading/offer/index.ts';
import { fixturesBetween } from '#server/modules/trading/offer/index.ts';

const DAY_MS = 86_400_000;

export function worldInMemory(now: Date, { seed, days = 3 }: { readonly seed: number; readonly days?: number }): Catalogue {
  const state = createCatalogueState(gameFeatures);
  state.putBase({
    featuredBets: [],
    offers: [],
    settings: [],
    ...baseRows(seed),
    games: casinoGames(seed).map((row) => asStored<'casino_games'>(row)),
  });
  const fixtures = seededCompetitions.flatMap((competition) =>
    fixturesBetween(seed, competition, new Date(now.getTime() - DAY_MS / 8), new Date(now.getTime() + days * DAY_MS)),
  );
  const offers = fixtures.flatMap((fixture) => eventRows(seed, fixture, now) ?? []);
  state.putOffer(
    {
      events: offers.map(({ event }) => asStored<'events'>(event)),
      markets: offers.flatMap(({ markets }) =>
        markets.map((row) => ({ ...asStored<'markets'>(row), status: row.feed_status, line: row.feed_line ?? null })),
      ),
      selections: offers.flatMap(({ selections }) => selections.map((row) => shown(asStored<'selections'>(row)))),
    },
    [],
  );
  return { ...state, reload: () => Promise.resolve(), close: () => Promise.resolve() };
}

const asStored = <T extends keyof Schema>(row: NewRow<T>): Row<T> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value])) as Row<T>;

const shown = (row: Row<'selections'>): Row<'selections'> => ({
  ...row,
  status: row.feed_status,
  points: row.feed_points,
  num: row.feed_num,
  den: row.feed_den,
});
