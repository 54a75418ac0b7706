import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { NewRow } from '#server/platform/store/schema/index.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import { MOST_NAMED } from '#server/modules/betting/settlement/grades/index.ts';
import type { Progress, Score } from '../model/sportModel.ts';
import { meanOfSide, type Expectation } from '../model/sportModel.ts';
import type { Outlook } from '../model/outlook.ts';
import { models } from '../model/sports.ts';
import { atLeast, poissonPmf, roundedNormal, split, type Pmf } from '../model/pmf.ts';
import { marketRows } from '../offer/offerRows.ts';
import type { Fixture } from '../offer/schedule.ts';
import { periodQuotes } from '../quotes/periodQuotes.ts';
import { americanPrices, fieldPrices, type American } from '../quotes/pricing.ts';
import { type Prop, sheetOf, type Shares, type Sheet } from './sheets.ts';
import { type Player, squadOf } from './squad.ts';

export const FIRST_ORDINAL = 100;

export type DetailRows = { readonly markets: readonly NewRow<'markets'>[]; readonly selections: readonly NewRow<'selections'>[] };
export type Detailed = {
  readonly fixture: Fixture;
  readonly expectation: Expectation;
  /** Null before the start. Player markets are offered only then. */
  readonly running: { readonly progress: Progress; readonly statistics: EventStatistics | null } | null;
};

type Priced = { readonly type: string; readonly name: string; readonly price: American };
type Detail = {
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly line: number | null;
  readonly subject: Player | null;
  readonly selections: readonly Priced[];
};

export function detailRows({ fixture, expectation, running }: Detailed, now: Date): DetailRows {
  const { competition } = fixture;
  const model = models[competition.model];
  const progress = running?.progress ?? model.start;
  const periods = running?.statistics && 'periods' in running.statistics ? running.statistics.periods : [];
  const quotes = periodQuotes(competition.offer, { model, expectation, progress, periods });
  const onPeriods = quotes.flatMap((quote, at) =>
    quote.prices === null ? [] : [marketRows(fixture, { ...quote, prices: quote.prices }, FIRST_ORDINAL + at, true, now)],
  );
  const details = running
    ? []
    : [...exactScore(fixture, model.outlook(expectation, model.start)), ...onPlayers(fixture, expectation, model.lasts)];
  const rows = details.map((detail, at) => rowsOf(fixture, detail, FIRST_ORDINAL + quotes.length + at, now));
  return {
    markets: [...onPeriods.map(({ market }) => ({ ...market, subject_id: null, subject_name: null })), ...rows.map(({ market }) => market)],
    selections: [...onPeriods.flatMap(({ selections }) => selections), ...rows.flatMap(({ selections }) => selections)],
  };
}

function rowsOf({ id }: Fixture, { key, type, name, line, subject, selections }: Detail, ordinal: number, now: Date) {
  const market = {
    ...{ id: `${id}:${key}`, event_id: id, type, name, feed_status: 'OPEN' as const, feed_line: line, ordinal, updated_at: now },
    ...{ subject_id: subject?.id ?? null, subject_name: subject?.name ?? null },
  };
  return {
    market,
    selections: selections.map((selection, index): NewRow<'selections'> => {
      const price = priceFromAmerican(selection.price);
      return {
        ...{ id: `${market.id}:${selection.type}`, market_id: market.id, type: selection.type, name: selection.name, participant_id: null },
        ...{ feed_points: line, feed_num: price.num, feed_den: price.den, feed_status: 'OPEN' as const, ordinal: index },
      };
    }),
  };
}

const MARGINS = { exact: 1.14, first: 1.2, anytime: 1.07, player: 1.06 } as const;
const LEAST = 0.008;

function exactScore({ competition, home, away }: Fixture, outlook: Outlook): readonly Detail[] {
  const { correctScore } = competition.offer;
  if (correctScore === undefined) return [];
  const cells = correctScore === 'goals' ? goalsOf(outlook) : unitsOf(outlook, correctScore);
  const name = ({ home: own, away: others }: Score): string =>
    own === others ? `Draw ${own}–${others}` : own > others ? `${home.name} ${own}–${others}` : `${away.name} ${others}–${own}`;
  const named = cells.map((cell) => ({
    ...cell,
    type: cell.score ? `${cell.score.home}-${cell.score.away}` : 'other',
    name: cell.score ? name(cell.score) : 'Any other score',
  }));
  return field({ key: 'correct-score', type: 'correct-score', name: 'Correct Score' }, named, MARGINS.exact);
}

type Cell = { readonly score: Score | null; readonly chance: number };

function goalsOf({ home, away }: Outlook): readonly Cell[] {
  const at = ({ from, mass }: Pmf, value: number): number => mass[value - from] ?? 0;
  const goals = Array.from({ length: MOST_NAMED + 1 }, (_, goal) => goal);
  const cells = goals.flatMap((h) => goals.map((a) => ({ score: { home: h, away: a }, chance: at(home, h) * at(away, a) })));
  return [...cells, { score: null, chance: 1 - cells.reduce((sum, { chance }) => sum + chance, 0) }];
}

const unitsOf = ({ margin }: Outlook, wins: number): readonly Cell[] =>
  [1, -1].flatMap((side) =>
    Array.from({ length: wins }, (_, lost) => ({
      score: side === 1 ? { home: wins, away: lost } : { home: lost, away: wins },
      chance: margin.mass[side * (wins - lost) - margin.from] ?? 0,
    })),
  );

function onPlayers(fixture: Fixture, expectation: Expectation, lasts: number): readonly Detail[] {
  const sheet = sheetOf(fixture.competition);
  if (!sheet) return [];
  const sides = (['away', 'home'] as const).map((key) => ({
    players: playersOf(fixture, key, sheet),
    own: meanOfSide(expectation, key === 'home' ? 1 : -1),
  }));
  const onCounts = sheet.props.flatMap((prop) =>
    sides.flatMap(({ players, own }) => players.flatMap((player) => countOf(prop, player, prop.mean({ own, lasts })))),
  );
  return [...scorersOf(sheet, sides), ...onCounts];
}

const playersOf = ({ competition, ...sides }: Fixture, key: 'away' | 'home', { slots }: Sheet): readonly Player[] =>
  squadOf(competition.id, sides[key], slots).map((player) => (player.slot === 'self' ? { ...player, name: sides[key].name } : player));

function countOf({ figure, name, deviation, shares }: Prop, subject: Player, ofSide: number): readonly Detail[] {
  const share = shares[subject.slot];
  if (share === undefined) return [];
  const mean = ofSide * share;
  const pmf = deviation === 'counted' ? { from: 0, mass: poissonPmf(mean) } : atLeast(roundedNormal(mean, mean * deviation), 0);
  const overAt = (line: number): number => split(pmf, line).over;
  const centre = Math.max(0, Math.round(mean)) + 0.5;
  const lines = [centre - 2, centre - 1, centre, centre + 1].filter((line) => line > 0);
  const line = lines.reduce((best, other) => (Math.abs(overAt(other) - 0.5) < Math.abs(overAt(best) - 0.5) ? other : best), centre);
  const prices = americanPrices([overAt(line), 1 - overAt(line)], 1, MARGINS.player);
  if (!prices) return [];
  const type = `player-${figure}`;
  const [over = 100, under = 100] = prices;
  return [
    {
      ...{ key: `${type}:${subject.id}`, type, name: `${subject.name} ${name}`, line: line * 100, subject },
      selections: [
        { type: 'over', name: 'Over', price: over },
        { type: 'under', name: 'Under', price: under },
      ],
    },
  ];
}

type Squad = { readonly players: readonly Player[]; readonly own: number };

function scorersOf({ scorers }: Sheet, sides: readonly Squad[]): readonly Detail[] {
  if (!scorers) return [];
  const { figure, name, perPoint, shares } = scorers;
  const noun = figure.replace(/s$/, '');
  const rates = sides.flatMap(({ players, own }) =>
    players.flatMap((player) => (shares[player.slot] === undefined ? [] : [{ player, rate: own * perPoint * shareOf(shares, player) }])),
  );
  const all = sides.reduce((sum, { own }) => sum + own * perPoint, 0);
  const listed = (chanceOf: (rate: number) => number) =>
    rates
      .map(({ player, rate }) => ({ type: player.id, name: player.name, chance: chanceOf(rate) }))
      .toSorted((a, b) => b.chance - a.chance);
  const anytime = listed((rate) => 1 - Math.exp(-rate));
  const first = listed((rate) => (rate / all) * (1 - Math.exp(-all)));
  const nobody = { type: 'none', name: `No ${noun}`, chance: Math.exp(-all) };
  const unlisted = { type: 'other', name: '', chance: 1 - nobody.chance - first.reduce((sum, { chance }) => sum + chance, 0) };
  return [
    ...field({ key: `anytime-${noun}`, type: `anytime-${noun}`, name: `Anytime ${name}` }, anytime, null),
    ...field({ key: `first-${noun}`, type: `first-${noun}`, name: `First ${name}` }, [...first, nobody, unlisted], MARGINS.first),
  ];
}

const shareOf = (shares: Shares, { slot }: Player): number => shares[slot] ?? 0;

/** Builds a market of the outcomes that have names. `margin`: null if several can win. */
function field(
  market: Pick<Detail, 'key' | 'name' | 'type'>,
  outcomes: readonly { readonly type: string; readonly name: string; readonly chance: number }[],
  margin: number | null,
): readonly Detail[] {
  const prices = fieldPrices(
    outcomes.map(({ chance }) => chance),
    margin,
    MARGINS.anytime,
  );
  const namesTheRest = outcomes.some(({ type, name }) => type === 'other' && name !== '');
  const selections = outcomes.flatMap(({ type, name, chance }, at) =>
    name === '' || (chance < LEAST && !namesTheRest) ? [] : [{ type, name, price: prices[at] ?? 100 }],
  );
  return selections.length < 2 ? [] : [{ ...market, line: null, subject: null, selections }];
}
