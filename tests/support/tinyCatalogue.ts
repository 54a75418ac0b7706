import { GAME_FEATURES } from '#server/platform/config/config.ts';
import { createCatalogueState } from '#server/modules/catalogue/state/index.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Row } from '#server/platform/store/index.ts';

const crest = { primary: '#112233', secondary: '#ffffff', form: 'round', initials: 'AB' };
const START = new Date('2026-11-22T18:00:00.000Z');

type MarketSketch = readonly [
  type: string,
  name: string,
  line: number | null,
  selections: readonly (readonly [type: string, points: number | null])[],
];
const spread: MarketSketch = [
  'spread',
  'Spread',
  -350,
  [
    ['home', -350],
    ['away', 350],
  ],
];
const puckLine: MarketSketch = ['spread', 'Puck Line', -150, spread[3]];
const total: MarketSketch = [
  'total',
  'Total Points',
  4_450,
  [
    ['under', 4_450],
    ['over', 4_450],
  ],
];
const moneyline: MarketSketch = [
  'moneyline',
  'Moneyline',
  null,
  [
    ['home', null],
    ['away', null],
  ],
];
const threeWay: MarketSketch = [
  'three-way',
  'Full Time Result',
  null,
  [
    ['home', null],
    ['draw', null],
    ['away', null],
  ],
];
const teamTotal: MarketSketch = [
  'team-total-home',
  'Home Total',
  2_150,
  [
    ['over', 2_150],
    ['under', 2_150],
  ],
];
const oddEven: MarketSketch = [
  'first-to-score',
  'First to Score',
  null,
  [
    ['home', null],
    ['away', null],
  ],
];

type EventSketch = {
  readonly id: string;
  readonly competition: string;
  readonly status?: Row<'events'>['status'];
  readonly markets: readonly MarketSketch[];
};
const sketches: readonly EventSketch[] = [
  { id: 'nfl-1', competition: 'nfl', markets: [moneyline, spread, total, teamTotal, oddEven] },
  { id: 'nfl-live', competition: 'nfl', status: 'IN_PLAY', markets: [moneyline, spread, total] },
  { id: 'nfl-hidden', competition: 'nfl', status: 'HIDDEN', markets: [moneyline] },
  { id: 'nhl-1', competition: 'nhl', markets: [moneyline, puckLine, total] },
  { id: 'epl-1', competition: 'premier-league', markets: [threeWay, spread, total] },
  { id: 'epl-live', competition: 'premier-league', status: 'IN_PLAY', markets: [threeWay, spread, total] },
  { id: 'tour-1', competition: 'tour', markets: [moneyline, spread, total] },
  { id: 'bare', competition: 'tour', markets: [] },
];

const places: readonly (readonly [competition: string, name: string, sport: string, organization: string])[] = [
  ['nfl', 'NFL', 'football', 'united-states'],
  ['nhl', 'NHL', 'hockey', 'north-america'],
  ['premier-league', 'Premier League', 'soccer', 'england'],
  ['tour', 'Tour', 'tennis', 'world'],
];
const sportNames: Readonly<Record<string, string>> = { football: 'Football', hockey: 'Hockey', soccer: 'Soccer', tennis: 'Tennis' };

/** Builds a stored casino game. The first has a jackpot, the second is featured, the third is free; live games have a dealer. */
export const tinyGame = (category: string, ordinal: number) => ({
  id: `game-${ordinal}`,
  slug: `game-${ordinal}`,
  title: `Game ${ordinal}`,
  category,
  provider: 'Maker',
  ordinal,
  void_reason: null,
  exclusive: ordinal === 0,
  multiplayer: ordinal === 3,
  new_badge: ordinal === 1,
  demo_available: true,
  min_bet: '10',
  max_bet: '10000',
  return_to_player: 9_600,
  jackpot_label: ordinal === 0 ? 'Grand' : null,
  jackpot_amount: ordinal === 0 ? '500000' : null,
  art_seed: ordinal,
  art_theme: 'sea',
  featured: ordinal === 1,
  bet_behind: false,
  free_reward: ordinal === 2,
  rank: ordinal + 1,
  dealer: category === 'live-dealer' ? 'Ada' : null,
  seats: category === 'live-dealer' ? 7 : null,
  seats_taken: category === 'live-dealer' ? 4 : null,
  opens_minute: null,
  closes_minute: null,
});

/** Builds a small read model without a database: four sports with one competition each, eight events, four games. */
export function tinyCatalogue(): Catalogue {
  const state = createCatalogueState(new Set(GAME_FEATURES));
  state.putBase({
    featuredBets: [],
    offers: [],
    settings: [],
    sports: Object.entries(sportNames).map(([id, name], ordinal) => ({ id, name, slug: id, icon: id, ordinal })),
    organizations: places.map(([, , sport, slug]) => ({ id: `${sport}-${slug}`, sport_id: sport, name: slug, slug })),
    competitions: places.map(([id, name, sport, slug], ordinal) => ({
      id,
      organization_id: `${sport}-${slug}`,
      name,
      slug: id,
      crest,
      ordinal,
    })),
    participants: places.flatMap(([id]) =>
      ['home', 'away'].map((side) => ({
        id: `${id}-${side}`,
        competition_id: id,
        name: side,
        full_name: side,
        abbreviation: side,
        record: null,
        crest,
      })),
    ),
    games: ['slots', 'slots', 'table-games', 'live-dealer'].map(tinyGame),
  });
  state.putOffer(
    {
      events: sketches.map(({ id, competition, status = 'PRE_GAME' }) => ({
        id,
        competition_id: competition,
        home_id: `${competition}-home`,
        away_id: `${competition}-away`,
        name: `Away at Home (${id})`,
        slug: id,
        starts_at: START,
        status,
        home_score: status === 'IN_PLAY' ? 7 : null,
        away_score: status === 'IN_PLAY' ? 3 : null,
        period: null,
        clock: null,
        statistics: null,
        match_progress: null,
        has_live_stream: false,
        has_statistics: false,
        origin: 'test',
        version: '1',
      })),
      markets: sketches.flatMap(({ id, markets }) =>
        markets.map(([type, name, line], ordinal) => ({
          id: `${id}:${type}`,
          event_id: id,
          type,
          name,
          status: 'OPEN' as const,
          line,
          ordinal,
          updated_at: START,
          most_stake: null,
          most_exposure: null,
          void_reason: null,
          is_graded: false,
        })),
      ),
      selections: sketches.flatMap(({ id, markets }) =>
        markets.flatMap(([market, , , selections]) =>
          selections.map(([type, points], ordinal) => ({
            id: `${id}:${market}:${type}`,
            market_id: `${id}:${market}`,
            type,
            name: type,
            participant_id: null,
            points,
            num: '10',
            den: '11',
            status: 'OPEN' as const,
            ordinal,
            void_reason: null,
          })),
        ),
      ),
    },
    [],
  );
  return { ...state, reload: () => Promise.resolve(), close: () => Promise.resolve() };
}
