import type { EventStatistics } from '#server/contract/eventStatistics.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { periodsAfter, type Counter, type Stretch } from './counter.ts';
import { cricket } from './cricket.ts';
import { darts } from './darts.ts';
import { esports } from './esports.ts';
import { football } from './football.ts';
import { hockey } from './hockey.ts';
import { soccer } from './soccer.ts';
import { tennis } from './tennis.ts';
import { volleyball } from './volleyball.ts';

const others: Counter<Extract<EventStatistics, { __typename: 'OtherStatistics' }>> = {
  begin: { __typename: 'OtherStatistics', periods: [] },
  next: (before, stretch) => ({ ...before, periods: periodsAfter(before.periods, stretch) }),
};

type Count = (before: EventStatistics | null, stretch: Stretch) => EventStatistics;

const counting =
  <T extends EventStatistics>({ begin, next }: Counter<T>): Count =>
  (before, stretch) =>
    next(before?.__typename === begin.__typename ? (before as T) : begin, stretch);

const counts: Readonly<Record<string, Count>> = {
  baseball: counting(baseball),
  basketball: counting(basketball),
  cricket: counting(cricket),
  darts: counting(darts),
  esports: counting(esports),
  football: counting(football),
  hockey: counting(hockey),
  soccer: counting(soccer),
  tennis: counting(tennis),
  volleyball: counting(volleyball),
};
const anyOther = counting(others);
export const countOf = (sport: string): Count => (Object.hasOwn(counts, sport) ? (counts[sport] ?? anyOther) : anyOther);
