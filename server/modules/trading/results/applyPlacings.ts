import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { hasScoreRule } from '#server/modules/betting/settlement/grades/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { earliestDecided } from '#server/modules/betting/settlement/index.ts';
import type { MarketGrades } from '#server/modules/betting/settlement/grades/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { Fault } from '../import/csv.ts';
import { FEED_ALONE_CENTS } from './feedAlone.ts';
import { gradeMarket } from './gradeMarket.ts';
import { gradesOfPlacings, placesPaid } from './gradePlacings.ts';
import type { Placing } from './placings.ts';

type Deps = DomainDeps & { readonly bus: Bus };
/** Rows not applied (`left`) or waiting for an operator (`proposed`), each with a reason. */
export type PlacingsReport = {
  readonly markets: number;
  readonly settledBets: number;
  readonly left: readonly Fault[];
  readonly proposed: readonly Fault[];
};
type Runner = Awaited<ReturnType<typeof runnersOf>>[number];
type Race = { readonly marketId: string; readonly placings: readonly Placing[]; readonly runners: readonly Runner[] };

/**
 * Grades markets by placings (dead heats: domain rules §2.7) and settles bets. Locks the events and writes. Refuses the whole file if a
 * market is unknown, not decided by places, lacks a runner or is faulty. Idempotent.
 */
export async function applyPlacings(
  deps: Deps,
  placings: readonly Placing[],
  file: string,
  mostCents = FEED_ALONE_CENTS,
): Promise<Result<PlacingsReport, readonly Fault[]>> {
  const races: Race[] = [];
  for (const marketId of new Set(placings.map((placing) => placing.marketId))) {
    const own = placings.filter((placing) => placing.marketId === marketId);
    races.push({ marketId, placings: own, runners: await runnersOf(deps.db, marketId) });
  }
  const faults = races.flatMap(faultsOf);
  if (faults.length > 0) return refuse(faults);
  let settledBets = 0;
  const left: Fault[] = [];
  const proposed: Fault[] = [];
  for (const race of races) {
    const settled = await settle(deps, race, file, mostCents);
    if (settled.ok && typeof settled.value === 'string') proposed.push({ line: race.placings[0]?.line ?? 1, reason: settled.value });
    else if (settled.ok) settledBets += Number(settled.value);
    else left.push({ line: race.placings[0]?.line ?? 1, reason: settled.refusal });
  }
  return ok({ markets: races.length - left.length - proposed.length, settledBets, left, proposed });
}

const runnersOf = (db: Kysely<Schema>, marketId: string) =>
  db
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .leftJoin('results', 'results.event_id', 'events.id')
    .select(['selections.id', 'selections.name', 'markets.type', 'markets.event_id as eventId', 'events.starts_at as startsAt'])
    .select(['selections.void_reason as ownVoid', 'markets.void_reason as marketVoid', 'results.void_reason as eventVoid'])
    .where('markets.id', '=', marketId)
    .orderBy('selections.ordinal')
    .execute();

const notByPlaces = (marketId: string, type: string): string =>
  hasScoreRule(type)
    ? `${marketId} is decided by a score, not by places`
    : `${marketId} is of the type ${type}, and places decide only winner and top-N: grade it by hand`;

function faultsOf({ marketId, placings, runners }: Race): readonly Fault[] {
  const line = placings[0]?.line ?? 1;
  const type = runners[0]?.type;
  if (type === undefined) return [{ line, reason: `there is no market ${marketId}` }];
  if (placesPaid(type) === null) return [{ line, reason: notByPlaces(marketId, type) }];
  const known = new Set(runners.map(({ id }) => id));
  const strangers = placings.filter(({ selectionId }) => !known.has(selectionId));
  if (strangers.length > 0) return strangers.map((one) => ({ line: one.line, reason: `${one.selectionId} does not run in ${marketId}` }));
  const said = new Set(placings.map(({ selectionId }) => selectionId));
  const missing = runners.filter(({ id, ownVoid }) => ownVoid === null && !said.has(id));
  if (missing.length > 0) return [{ line, reason: `${marketId}: nothing is said of ${missing.map(({ name }) => name).join(', ')}` }];
  if (!placings.some(({ place }) => place === 1)) return [{ line, reason: `${marketId}: no runner is first` }];
  const [instant, ...others] = placings.filter(({ decidedAt }) => decidedAt !== null);
  const other = others.find(({ decidedAt }) => decidedAt?.getTime() !== instant?.decidedAt?.getTime());
  if (other)
    return [{ line: other.line, reason: `${marketId}: decided_at is another than in line ${instant?.line}; a market is decided once` }];
  const tooEarly = placings.find(({ decidedAt }) => decidedAt !== null && decidedAt < earliestDecided(runners[0]?.startsAt ?? decidedAt));
  return tooEarly
    ? [{ line: tooEarly.line, reason: 'decided_at is more than a day before the event begins: correct it, or leave it out' }]
    : [];
}

function reasonToLeave({ runners: [first] }: Race): string | null {
  const reason = first?.eventVoid ?? first?.marketVoid;
  return reason ? `was voided (${reason}): its bets were returned and stay so` : null;
}

const settle = (deps: Deps, race: Race, file: string, mostCents: Cents): Promise<Result<number | string, string>> =>
  gradeMarket(deps, race.runners[0]?.eventId ?? '', {
    mostCents,
    read: async (trx) => {
      const held = { ...race, runners: await runnersOf(trx, race.marketId) };
      const why = reasonToLeave(held) ?? faultsOf(held)[0]?.reason ?? null;
      return why === null ? ok(gradesOf(held, file)) : refuse(why);
    },
  });

function gradesOf({ marketId, placings, runners }: Race, file: string): MarketGrades {
  const alive = new Set(runners.filter(({ ownVoid }) => ownVoid === null).map(({ id }) => id));
  const names = new Map(runners.map(({ id, name }) => [id, name]));
  const winners = placings.filter(({ place }) => place === 1).map(({ selectionId }) => names.get(selectionId) ?? selectionId);
  const paid = placesPaid(runners[0]?.type ?? '');
  if (paid === null) throw new Error(`${marketId} is not decided by places`);
  return {
    marketId,
    grades: gradesOfPlacings(placings, paid).filter(({ selectionId }) => alive.has(selectionId)),
    reason: `Won by ${winners.join(' and ')}`,
    origin: `${file}:${placings[0]?.line ?? 1}`,
    decidedAt: placings.find(({ decidedAt }) => decidedAt !== null)?.decidedAt ?? null,
  };
}
