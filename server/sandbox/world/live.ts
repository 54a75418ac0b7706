import { seededCompetitions, type SeededCompetition } from '#server/modules/trading/competitions/index.ts';
import { models } from '#server/modules/trading/model/index.ts';
import { between, pick, randomOf, shuffled } from '#server/modules/trading/random/index.ts';
import { fixture, type Fixture } from '#server/modules/trading/offer/index.ts';

const LIVE: Readonly<Record<string, number>> = {
  football: 2,
  basketball: 3,
  hockey: 2,
  soccer: 3,
  baseball: 1,
  tennis: 2,
  cricket: 1,
  volleyball: 1,
  darts: 1,
  esports: 2,
};
const SOON = 8;
const STEP_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

export type Known = {
  readonly competitionId: string;
  readonly homeId: string;
  readonly awayId: string;
  readonly startsAt: Date;
  readonly isInPlay: boolean;
};
export type FillOptions = {
  readonly seed: number;
  readonly now: Date;
  readonly participantId: (competitionId: string, side: Fixture['home']) => string;
  /** `in-progress` creates games that have already begun, for a new world. */
  readonly mode: 'in-progress' | 'soon';
};

/** Hours of rest that teams need before a game. Shorter rests are tried later. */
const RESTS = [72, 40, 20] as const;

/** Creates games between rested teams, until enough games are in play or start soon. */
export function fillers(known: readonly Known[], { seed, now, participantId, mode }: FillOptions): readonly Fixture[] {
  const random = randomOf(seed, 'fill', mode, Math.floor(now.getTime() / STEP_MS));
  const rested = restOf(known, now);
  const found: Fixture[] = [];
  const add = (leagues: readonly SeededCompetition[], startOf: (league: SeededCompetition) => Date): boolean => {
    for (const rest of RESTS) {
      for (const league of leagues) {
        const [home, away] = shuffled(random, league.sides).filter((side) => rested(participantId(league.id, side)) >= rest);
        if (!home || !away) continue;
        for (const side of [home, away]) rested.busy(participantId(league.id, side));
        found.push(fixture(league, home, away, startOf(league)));
        return true;
      }
    }
    return false;
  };
  for (const [sport, wanted] of Object.entries(LIVE)) {
    const leagues = shuffled(
      random,
      seededCompetitions.filter((competition) => competition.sport === sport),
    );
    const missing = wanted - known.filter((event) => isOn(event, now) && sportOf(event.competitionId) === sport).length;
    for (let count = 0; count < missing; count += 1) {
      const turn = count % leagues.length;
      add([...leagues.slice(turn), ...leagues.slice(0, turn)], (league) => startFor(league, mode, now, random));
    }
  }
  const soon = known.filter(({ startsAt }) => startsAt > now && startsAt.getTime() - now.getTime() < 2 * HOUR_MS).length;
  for (let count = soon; count < SOON; count += 1) {
    const start = (): Date => new Date(roundedUp(now, 5) + between(random, 1, 22) * STEP_MS);
    if (!add([pick(random, seededCompetitions)], start)) add(shuffled(random, seededCompetitions), start);
  }
  return found;
}

const sportOf = (id: string): string => seededCompetitions.find((competition) => competition.id === id)?.sport ?? '';
const isOn = ({ isInPlay, startsAt }: Known, now: Date): boolean =>
  isInPlay || (startsAt >= now && startsAt.getTime() - now.getTime() < 25 * 60_000);

function restOf(
  known: readonly Known[],
  now: Date,
): ((participantId: string) => number) & { readonly busy: (participantId: string) => void } {
  const nearest = new Map<string, number>();
  const note = (id: string, hours: number): void => void nearest.set(id, Math.min(hours, nearest.get(id) ?? Number.POSITIVE_INFINITY));
  for (const { homeId, awayId, startsAt } of known) {
    const hours = Math.abs(startsAt.getTime() - now.getTime()) / HOUR_MS;
    note(homeId, hours);
    note(awayId, hours);
  }
  return Object.assign((id: string): number => nearest.get(id) ?? Number.POSITIVE_INFINITY, { busy: (id: string) => note(id, 0) });
}

function startFor(competition: SeededCompetition, mode: FillOptions['mode'], now: Date, random: () => number): Date {
  if (mode === 'soon') return new Date(roundedUp(now, 5) + between(random, 0, 3) * STEP_MS);
  const played = models[competition.model].lasts * 1000 * (0.06 + 0.42 * random());
  return new Date(roundedUp(new Date(now.getTime() - played), 5) - STEP_MS);
}

const roundedUp = (instant: Date, minutes: number): number => Math.ceil(instant.getTime() / (minutes * 60_000)) * minutes * 60_000;
