import type { EventChange } from '#server/modules/trading/index.ts';
import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import type { Score } from '#server/modules/catalogue/messages/index.ts';
import { countOf } from '#server/modules/trading/counts/index.ts';
import { boxScoreOf } from '#server/modules/trading/details/index.ts';
import type { Incident, Progress } from '#server/modules/trading/model/index.ts';
import { gaussian, type Random } from '#server/modules/trading/random/index.ts';
import type { Game } from './game.ts';
import { closedForGood, repriced, suspended, type Repricing } from './repricing.ts';

export type Step = { readonly game: Game; readonly change: EventChange | null };

const STRETCH = 30;
const PRICING = { inPlay: 4, preGame: 400 } as const;
const CLOCK_EVERY = 5;
const KICK_OFF = 12;

/** Plays a game for some seconds. Pure except for `random`. `now` decides whether the game has started. */
export function stepGame(game: Game, seconds: number, now: Date, random: Random): Step {
  if (game.status === 'FINISHED') return { game, change: null };
  if (game.status === 'PRE_GAME') return now < game.startsAt ? beforeStart(game, seconds, random) : kickOff(game, now, random);
  return inPlay(game, seconds, random);
}

function beforeStart(game: Game, seconds: number, random: Random): Step {
  if (game.untilPricing > seconds) return { game: { ...game, untilPricing: game.untilPricing - seconds }, change: null };
  // The first call changes no prices, so that games change their prices at different times.
  const isFirst = game.untilPricing === 0;
  const next = {
    ...game,
    untilPricing: waiting(PRICING.preGame, random),
    drift: isFirst ? game.drift : drifted(game, PRICING.preGame / 20, random),
  };
  return isFirst ? { game: next, change: null } : withPrices(next, repriced(next), {});
}

function kickOff(game: Game, now: Date, random: Random): Step {
  const started: Game = { ...game, status: 'IN_PLAY', progress: game.model.start, suspendedFor: KICK_OFF, untilPricing: 0 };
  const lateBy = (now.getTime() - game.startsAt.getTime()) / 1000;
  const played = lateBy > STRETCH ? inPlay(started, lateBy, random) : shownNow(started, suspended(started.books), true);
  return { game: played.game, change: { ...(played.change ?? { eventId: game.eventId }), status: played.change?.status ?? 'IN_PLAY' } };
}

function inPlay(game: Game, seconds: number, random: Random): Step {
  const { progress, statistics, incident } = playedOn(game, seconds, random);
  const next: Game = { ...game, progress, statistics, sinceShown: game.sinceShown + seconds };
  if (progress.isOver) return finish(next);
  if (incident === 'score') {
    const pause = game.model.suspension * (0.6 + 0.8 * random());
    const held: Game = { ...next, suspendedFor: pause, untilPricing: 0 };
    return shownNow(held, suspended(held.books), true);
  }
  if (next.suspendedFor > seconds) return shownNow({ ...next, suspendedFor: next.suspendedFor - seconds }, null, false);
  // The markets of the previous period are decided.
  const isNewPeriod = game.shown !== null && game.model.display(progress).period !== game.shown.period;
  if (next.suspendedFor > 0 || next.untilPricing <= seconds || isNewPeriod) {
    const priced: Game = {
      ...next,
      suspendedFor: 0,
      untilPricing: waiting(PRICING.inPlay, random),
      drift: drifted(next, PRICING.inPlay, random),
    };
    return shownNow(priced, repriced(priced), false);
  }
  return shownNow({ ...next, untilPricing: next.untilPricing - seconds }, null, false);
}

/** Simulates play in steps of at most `STRETCH` seconds. Only a score in the last step suspends betting. */
function playedOn(
  { model, competition, expectation, abbreviations: names, progress, statistics }: Game,
  seconds: number,
  random: Random,
): { readonly progress: Progress; readonly statistics: EventStatistics | null; readonly incident: Incident } {
  const count = countOf(competition.sport);
  let [current, counted, incident]: [Progress, EventStatistics | null, Incident] = [progress ?? model.start, statistics, null];
  for (let left = seconds; left > 0 && !current.isOver; left -= STRETCH) {
    const [from, stretch] = [current, Math.min(left, STRETCH)];
    ({ progress: current, incident } = model.advance(expectation, from, stretch, random));
    counted = count(counted, { from, to: current, ...model.display(current), seconds: stretch, names, random });
  }
  return { progress: current, statistics: counted, incident };
}

function finish(game: Game): Step {
  const { seed, eventId, competition, sides, statistics } = game;
  const counted = statistics && { ...statistics, box: boxScoreOf(seed, { competition, ...sides, eventId }, statistics) };
  const ended: Game = { ...game, status: 'FINISHED', statistics: counted };
  const { change, game: after } = shownNow(ended, closedForGood(ended.books), true);
  return { game: after, change: { ...(change ?? { eventId: game.eventId }), status: 'FINISHED' } };
}

function drifted({ drift, competition }: Game, seconds: number, random: Random): Game['drift'] {
  const scale = Math.sqrt(seconds) * 0.012;
  const edgeScale = competition.pace === 0 ? 0.25 * competition.strength : competition.strength;
  return {
    edge: drift.edge * (1 - 0.002 * seconds) + gaussian(random) * scale * edgeScale,
    pace: drift.pace * (1 - 0.002 * seconds) + gaussian(random) * scale * competition.paceSpread,
  };
}

const waiting = (mean: number, random: Random): number => mean * (0.4 + 1.2 * random());

function shownNow(game: Game, repricing: Repricing | null, isUrgent: boolean): Step {
  const { progress, statistics, shown, model } = game;
  if (!progress) return withPrices(game, repricing, {});
  const display = { ...model.display(progress), home: progress.home, away: progress.away };
  const isNew = !shown || display.home !== shown.home || display.away !== shown.away || display.period !== shown.period;
  // Some sports publish only scores, without clock or statistics.
  const hasMore = display.clock !== shown?.clock || statistics !== null;
  const hasTicked = hasMore && (isUrgent || game.sinceShown >= CLOCK_EVERY);
  if (!isNew && !hasTicked) return withPrices(game, repricing, {});
  const scoreboard: Score = { homeScore: display.home, awayScore: display.away, period: display.period, clock: display.clock };
  return withPrices({ ...game, shown: display, sinceShown: 0 }, repricing, { scoreboard, ...(statistics ? { statistics } : {}) });
}

function withPrices(game: Game, repricing: Repricing | null, rest: Omit<EventChange, 'eventId'>): Step {
  const next = repricing ? { ...game, books: repricing.books } : game;
  const hasPrices = repricing !== null && (repricing.selections.length > 0 || repricing.markets.length > 0);
  if (!hasPrices && Object.keys(rest).length === 0) return { game: next, change: null };
  return {
    game: next,
    change: { eventId: game.eventId, ...rest, ...(hasPrices ? { markets: repricing.markets, selections: repricing.selections } : {}) },
  };
}
