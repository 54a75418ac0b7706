import { lastStatement } from '#server/modules/betting/settlement/statements/index.ts';
import { picksForHand, previewEnding, previewVoid } from '#server/modules/betting/settlement/preview/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Plan } from '../plan.ts';
import { eventOf } from './eventOf.ts';

/** Locks the event against placements, cash outs, results and prices. */
export async function lockEvent(trx: Trx, eventId: string): Promise<void> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
}

type FinalResult = { readonly eventId: string; readonly homeScore: number; readonly awayScore: number; readonly decidedAt: Date | null };

/** Plans a result; null for an unknown event. Throws `EventIsVoid` and `DecidedTooEarly`. */
export async function planResult(trx: Trx, result: FinalResult, now: Date): Promise<Plan | null> {
  const { eventId, homeScore, awayScore, decidedAt } = result;
  const bets = await previewEnding(trx, result);
  if (!bets) return null;
  const event = await eventOf(trx, eventId);
  const feed = await lastStatement(trx, { eventId, source: 'feed', marketId: null });
  const said = feed && feed.home_score !== null && feed.away_score !== null ? { home: feed.home_score, away: feed.away_score } : null;
  const people = await lastStatement(trx, { eventId, source: 'people', marketId: null });
  const warnings = [
    ...undecided(await picksForHand(trx, result)),
    ...(event.starts_at > now ? [`The event starts at ${inWords(event.starts_at)}, so this result is before its start.`] : []),
    ...(said && (said.home !== homeScore || said.away !== awayScore)
      ? [`The feed reports a different result: away ${said.away}, home ${said.home}.`]
      : []),
    ...(people && people.home_score !== null && (people.home_score !== homeScore || people.away_score !== awayScore)
      ? [`Operators confirmed a different result before: away ${people.away_score}, home ${people.home_score}.`]
      : []),
    ...(feed && feed.void_reason !== null ? [`The feed says that the event is void: ${feed.void_reason}`] : []),
  ];
  const known = decidedAt === null ? '' : ` Outcome known at ${inWords(decidedAt)}: later bets are refunded.`;
  return {
    subject: `event:${eventId}`,
    closes: { scope: 'event', target: eventId },
    eventId,
    summary: `${event.name}: away ${awayScore}, home ${homeScore}.${known}`,
    warnings,
    bets,
    facts: { feed: said, before: await resultOf(trx, eventId) },
  };
}

function undecided(picks: number): readonly string[] {
  const [noun, pronoun] = picks === 1 ? ['pick', 'it'] : ['picks', 'them'];
  return picks === 0 ? [] : [`This score does not decide ${picks} ${noun} on parts of the game or players: grade ${pronoun} by hand.`];
}

export async function planVoidEvent(
  trx: Trx,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
): Promise<Plan | null> {
  const bets = await previewEnding(trx, { eventId, reason });
  if (!bets) return null;
  const { name } = await eventOf(trx, eventId);
  return {
    subject: `event:${eventId}`,
    closes: { scope: 'event', target: eventId },
    eventId,
    summary: `${name} is void: every bet on it is refunded.`,
    warnings: [],
    bets,
    facts: { before: await resultOf(trx, eventId) },
  };
}

export async function planVoid(trx: Trx, asked: Parameters<typeof previewVoid>[1]): Promise<Plan | null> {
  const previewed = await previewVoid(trx, asked);
  if (!previewed) return null;
  const { scope, target } = asked;
  const { eventId, changes: bets } = previewed;
  const name = eventId === null ? `bet ${target}` : `${await offerName(trx, target)}, ${(await eventOf(trx, eventId)).name}`;
  return {
    subject: `${scope}:${target}`,
    closes: scope === 'bet' ? null : { scope, target },
    eventId,
    summary: scope === 'bet' ? `The ${name} is void: its stake is refunded.` : `${name} is void: every bet on it is refunded.`,
    warnings: [],
    bets,
    facts: {},
  };
}

async function offerName(trx: Trx, id: string): Promise<string> {
  const market = await trx.selectFrom('markets').select('name').where('id', '=', id).executeTakeFirst();
  if (market) return market.name;
  const row = await trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.name', 'markets.name as market'])
    .where('selections.id', '=', id)
    .executeTakeFirstOrThrow();
  return `${row.market} ${row.name}`;
}

async function resultOf(trx: Trx, eventId: string): Promise<object | null> {
  const row = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
  return row
    ? { home: row.home_score, away: row.away_score, void: row.void_reason, decidedAt: row.decided_at?.toISOString() ?? null }
    : null;
}

const inWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
