import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { NewRow } from '#server/platform/store/schema/index.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import { countOf } from '../counts/counters.ts';
import { models } from '../model/sports.ts';
import type { Progress } from '../model/sportModel.ts';
import { pointsFor, quotesOf, selectionsOf, type Quote } from '../quotes/quotes.ts';
import { randomOf } from '../random/random.ts';
import { expectationOf, nameOf, slugOf, type Fixture } from './schedule.ts';
import type { Side } from './rosters.ts';

export type EventRows = {
  readonly event: NewRow<'events'>;
  readonly markets: readonly NewRow<'markets'>[];
  readonly selections: readonly NewRow<'selections'>[];
};

export const participantId = (competitionId: string, side: Side): string =>
  `${competitionId}-${side.abbreviation.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

export function eventRows(seed: number, fixture: Fixture, now: Date): EventRows | null {
  const { competition, home, away, id, startsAt } = fixture;
  const model = models[competition.model];
  const expectation = expectationOf(seed, competition, home, away, id);
  const played = playedUntil(seed, fixture, (now.getTime() - startsAt.getTime()) / 1000);
  const progress = played?.progress ?? null;
  if (progress?.isOver) return null;
  const shown = progress ? model.display(progress) : null;
  const streams = randomOf(seed, 'stream', id);
  const opening = quotesOf(competition.offer, model.outlook(expectation, model.start), { home: home.name, away: away.name });
  const current = progress
    ? quotesOf(competition.offer, model.outlook(expectation, progress), { home: home.name, away: away.name })
    : opening;
  const parts = opening.flatMap((quote, ordinal) => {
    const stand = current.find(({ key }) => key === quote.key) ?? quote;
    return quote.prices === null
      ? []
      : [marketRows(fixture, { ...stand, prices: stand.prices ?? quote.prices }, ordinal, stand.prices !== null, now)];
  });
  return {
    event: {
      id,
      competition_id: competition.id,
      home_id: participantId(competition.id, home),
      away_id: participantId(competition.id, away),
      name: nameOf(competition, home, away),
      slug: slugOf(competition, home, away),
      starts_at: startsAt,
      status: progress ? 'IN_PLAY' : 'PRE_GAME',
      home_score: progress?.home ?? null,
      away_score: progress?.away ?? null,
      period: shown?.period ?? null,
      clock: shown?.clock ?? null,
      statistics: played?.statistics ? JSON.stringify(played.statistics) : null,
      has_live_stream: streams() < competition.streams,
      has_statistics: streams() < 0.8,
      origin: 'seed',
      version: '1',
    },
    markets: parts.map(({ market }) => market),
    selections: parts.flatMap(({ selections }) => selections),
  };
}

type Played = { readonly progress: Progress; readonly statistics: EventStatistics | null };

export function playedUntil(seed: number, { competition, home, away, id }: Fixture, seconds: number): Played | null {
  if (seconds < 0) return null;
  const model = models[competition.model];
  const expectation = expectationOf(seed, competition, home, away, id);
  const random = randomOf(seed, 'played', id);
  const count = countOf(competition.sport);
  const counting = randomOf(seed, 'counted', id);
  const names = { home: home.abbreviation, away: away.abbreviation };
  let [progress, statistics]: [Progress, EventStatistics | null] = [model.start, null];
  for (let done = 0; done < seconds && !progress.isOver; done += 30) {
    const [from, stretch] = [progress, Math.min(30, seconds - done)];
    ({ progress } = model.advance(expectation, from, stretch, random));
    statistics = count(statistics, { from, to: progress, ...model.display(progress), seconds: stretch, names, random: counting });
  }
  return { progress, statistics };
}

export function marketRows(
  { id, competition, home, away }: Fixture,
  quote: Quote & { readonly prices: readonly number[] },
  ordinal: number,
  isOpen: boolean,
  now: Date,
) {
  const market: NewRow<'markets'> = {
    id: `${id}:${quote.key}`,
    event_id: id,
    type: quote.type,
    name: quote.name,
    feed_status: isOpen ? 'OPEN' : 'HIDDEN',
    feed_line: quote.line,
    ordinal,
    updated_at: now,
  };
  const selections = (selectionsOf(quote.type) ?? []).map((type, index): NewRow<'selections'> => {
    const price = priceFromAmerican(quote.prices[index] ?? 100);
    return {
      id: `${market.id}:${type}`,
      market_id: market.id,
      type,
      name: selectionName(type, home.name, away.name),
      participant_id: type === 'home' ? participantId(competition.id, home) : type === 'away' ? participantId(competition.id, away) : null,
      feed_points: pointsFor(quote.line, type),
      feed_num: price.num,
      feed_den: price.den,
      feed_status: isOpen ? 'OPEN' : 'HIDDEN',
      ordinal: index,
    };
  });
  return { market, selections };
}

export function selectionName(type: string, home: string, away: string): string {
  const names: Readonly<Record<string, string>> = {
    home,
    away,
    draw: 'Draw',
    over: 'Over',
    under: 'Under',
    yes: 'Yes',
    no: 'No',
    odd: 'Odd',
    even: 'Even',
    'home-draw': `${home} or Draw`,
    'home-away': `${home} or ${away}`,
    'draw-away': `Draw or ${away}`,
  };
  return names[type] ?? type;
}
