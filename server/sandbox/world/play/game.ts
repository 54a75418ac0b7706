import type { CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import { seededCompetition, type SeededCompetition } from '#server/modules/trading/competitions/index.ts';
import type { American } from '#server/modules/trading/quotes/index.ts';
import { models } from '#server/modules/trading/model/index.ts';
import type { Display, Expectation, Progress, SportModel } from '#server/modules/trading/model/index.ts';
import { type QuoteNames, selectionsOf } from '#server/modules/trading/quotes/index.ts';
import { participantId, type Side } from '#server/modules/trading/offer/index.ts';
import { isDetail } from '#server/modules/trading/details/index.ts';
import { expectationOf } from '#server/modules/trading/offer/index.ts';

export type Book = {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly selections: readonly string[];
  readonly line: number | null;
  readonly prices: readonly American[];
  readonly status: 'OPEN' | 'CLOSED' | 'HIDDEN';
};

export type Game = {
  readonly eventId: string;
  readonly seed: number;
  readonly model: SportModel;
  readonly competition: SeededCompetition;
  readonly names: QuoteNames;
  readonly sides: { readonly home: Side; readonly away: Side };
  readonly expectation: Expectation;
  readonly drift: Expectation;
  readonly startsAt: Date;
  readonly status: 'PRE_GAME' | 'IN_PLAY' | 'FINISHED';
  readonly progress: Progress | null;
  readonly statistics: EventStatistics | null;
  readonly abbreviations: { readonly home: string; readonly away: string };
  readonly shown: (Display & { readonly home: number; readonly away: number }) | null;
  readonly sinceShown: number;
  readonly suspendedFor: number;
  readonly untilPricing: number;
  readonly books: readonly Book[];
};

export function gameOf(seed: number, event: CatalogueEvent, markets: readonly Market[]): Game | null {
  const competition = seededCompetition(event.competitionId);
  const home = competition?.sides.find((side) => participantId(competition.id, side) === event.home.id);
  const away = competition?.sides.find((side) => participantId(competition.id, side) === event.away.id);
  if (!competition || !home || !away || event.origin !== 'seed') return null;
  if (event.status !== 'PRE_GAME' && event.status !== 'IN_PLAY') return null;
  const model = models[competition.model];
  const books = booksOf(event.id, markets);
  const { scoreboard } = event;
  return {
    eventId: event.id,
    model,
    competition,
    names: { home: event.home.name, away: event.away.name },
    sides: { home, away },
    seed,
    expectation: expectationOf(seed, competition, home, away, event.id),
    drift: { edge: 0, pace: 0 },
    startsAt: event.startsAt,
    status: event.status,
    progress: event.status === 'IN_PLAY' ? resumed(event, model) : null,
    statistics: event.statistics,
    abbreviations: { home: home.abbreviation, away: away.abbreviation },
    shown: scoreboard
      ? { home: scoreboard.homeScore, away: scoreboard.awayScore, period: scoreboard.period, clock: scoreboard.clock }
      : null,
    sinceShown: 0,
    // Opens suspended markets soon: the process that suspended them has ended.
    suspendedFor: books.some(({ status }) => status === 'CLOSED') ? 5 : 0,
    untilPricing: 0,
    books,
  };
}

function resumed(event: CatalogueEvent, model: SportModel): Progress {
  const { scoreboard } = event;
  if (!scoreboard) return model.start;
  const { homeScore: home, awayScore: away } = scoreboard;
  const progress = model.resume(home, away, scoreboard) ?? { ...model.start, home, away };
  return progress.unit === null ? progress : { ...progress, units: unitsOf(event.statistics, home + away) };
}

function unitsOf(statistics: EventStatistics | null, over: number): readonly (readonly [number, number])[] {
  const periods = statistics && 'periods' in statistics ? statistics.periods : [];
  return periods.slice(0, over).map(({ home, away }) => [home ?? 0, away ?? 0]);
}

export const booksOf = (eventId: string, markets: readonly Market[]): readonly Book[] =>
  markets.flatMap((market) => bookOf(eventId, market) ?? []);

function bookOf(eventId: string, { id, type, line, status, selections }: Market): Book | null {
  const order = selectionsOf(type) ?? (isDetail(type) ? selections.map((selection) => selection.type) : null);
  if (order === null) return null;
  const sorted = order.flatMap((wanted) => selections.find((selection) => selection.type === wanted) ?? []);
  if (sorted.length !== order.length) return null;
  return {
    id,
    key: id.slice(eventId.length + 1),
    type,
    selections: order,
    line,
    prices: sorted.map(({ num, den }) => americanOf(num, den)),
    status: status === 'HIDDEN' ? 'HIDDEN' : (sorted[0]?.status ?? 'HIDDEN'),
  };
}

const americanOf = (num: bigint, den: bigint): American =>
  num >= den ? Math.round((100 * Number(num)) / Number(den)) : -Math.round((100 * Number(den)) / Number(num));
