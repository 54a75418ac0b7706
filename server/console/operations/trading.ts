import { ratio } from '#src/shared/money/ratio.ts';
import { teaserTableProblem } from '#src/shared/betting/teaserTableProblem.ts';
import { DecidedTooEarly, EventIsVoid, recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import { lockEvent, planResult, planVoidEvent } from '#server/modules/trading/proposals/plans/index.ts';
import { readTeaserSetting, writeTeaserTable } from '#server/modules/betting/pricing/teaser/index.ts';
import { decidedAtIn } from '../decidedAt.ts';
import { decidedAt, flag, group, type InputOf, list, matching, oneOf, optional, reason, whole } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, type Work } from '../operation.ts';
import { originOf, setterOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';
import { mustBeSeen, planOfSetting, set } from '../proposals/settings.ts';

export const TRADERS = ['trader', 'compliance'] as const;
const eventId = matching('Id of the event.', '^[\\w:.-]{1,200}$');
const score = (side: string) => whole(`Final score of the ${side} side.`, 0, 1_000);
const MOST_RUNGS = 200;

const sport = matching('Teasers are on football and basketball.', '^(?:football|basketball)$');
const points = whole('Hundredths of a point that each line is moved by.', 50, 2_000);
const rungFields = {
  sport,
  points,
  besides: optional(
    group('Legs of a second sport on the same ticket. Without it they are all of one.', {
      sport: matching('Basketball beside football.', '^basketball$'),
      points,
    }),
  ),
  ties: optional(oneOf('What a leg that ends level does: the ticket drops to fewer legs, which is usual, or loses.', ['drop', 'lose'])),
  voids: optional(
    oneOf('What a leg that is void does: the ticket drops to fewer legs, which is usual, or is returned.', ['drop', 'refund']),
  ),
  legs: whole('Legs of the ticket.', 2, 15),
  num: whole('Profit.', 1, 100_000),
  den: whole('Stake.', 1, 100_000),
};
const rung = group('What so many legs pay.', rungFields);

const tableOf = (rungs: readonly InputOf<typeof rungFields>[]) =>
  rungs.map(({ num, den, ...one }) => ({ ...one, price: ratio(BigInt(num), BigInt(den)) }));

export const tradingOperations = {
  readTeaserTable: reading({
    about: 'The price list of teasers that holds now.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => {
      const { value: table, version } = await readTeaserSetting(trx);
      return { value: { version, rungs: table.map(({ price, ...one }) => ({ ...one, num: Number(price.num), den: Number(price.den) })) } };
    },
  }),

  setTeaserTable: proposing({
    about:
      'Proposes another price list of teasers, for what is placed once a second person has confirmed it. Bets that stand keep the ladder they were shown.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      version: whole('The version that was looked at; 0 where nobody has set it.', 0, 1_000_000_000),
      rungs: list('All rungs; what is not here is not offered.', rung, MOST_RUNGS),
      reason,
    },
    plan: async ({ trx }, { version: seen, rungs }) => {
      const problem = teaserTableProblem(tableOf(rungs));
      if (problem) throw new Refused('input', problem);
      const { value: before, version } = await readTeaserSetting(trx);
      mustBeSeen(seen, version);
      return planOfSetting('teaser-table', `Prices of teasers: ${rungs.length} rungs instead of ${before.length}.`, version);
    },
    apply: async ({ trx, now }, { version: seen, rungs, reason: why }, signed) => {
      const version = set(await writeTeaserTable(trx, tableOf(rungs), { by: setterOf(signed), at: now, version: seen }));
      return { value: { rungs: rungs.length, version }, subject: 'teaser-table', detail: { rungs, version, reason: why } };
    },
  }),

  settleByHand: proposing({
    about:
      'Proposes how an event ended, and closes it until a second person decides. Another score than before corrects what was paid; a voided event takes none.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      eventId,
      homeScore: score('home'),
      awayScore: score('away'),
      decidedAt,
      beforeStart: optional(flag('True for a result before the event begins, which is refused without it.')),
      reason,
    },
    plan: async ({ trx, now }, { eventId: id, homeScore, awayScore, decidedAt: said, beforeStart }, isLocking) => {
      if (isLocking) await lockEvent(trx, id);
      const known = decidedAtIn(said, now);
      const plan = await planResult(trx, { eventId: id, homeScore, awayScore, decidedAt: known }, now).catch(asRefused);
      if (!plan) throw noEvent();
      const { starts_at: startsAt, status } = await trx
        .selectFrom('events')
        .select(['starts_at', 'status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (status === 'PRE_GAME' && startsAt > now && beforeStart !== true)
        throw new Refused('input', `The event begins at ${startsAt.toISOString()}. Say that you mean a result before its start.`);
      return plan;
    },
    apply: async (work, { reason: why, decidedAt: said, eventId: id, homeScore, awayScore }, signed) => {
      const known = decidedAtIn(said, work.now);
      const round = await end(work, { eventId: id, homeScore, awayScore, decidedAt: known, origin: originOf(signed) });
      return {
        value: { eventId: id, round },
        subject: `event:${id}`,
        detail: { homeScore, awayScore, decidedAt: known, round, reason: why },
      };
    },
  }),

  voidByHand: proposing({
    about:
      'Proposes that every bet on an event is returned, for good: an obvious error, or a game that was not played. Closes it until a second person decides. The reason is what players read.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { eventId, reason },
    plan: async ({ trx }, { eventId: id, reason: why }, isLocking) => {
      if (isLocking) await lockEvent(trx, id);
      const plan = await planVoidEvent(trx, { eventId: id, reason: why });
      if (!plan) throw noEvent();
      return plan;
    },
    apply: async (work, { eventId: id, reason: why }, signed) => {
      const round = await end(work, { eventId: id, reason: why, origin: originOf(signed) });
      return { value: { eventId: id, round }, subject: `event:${id}`, detail: { reason: why, round } };
    },
  }),
} as const;

const noEvent = (): Refused => new Refused('not-found', 'There is no such event.');

function asRefused(error: unknown): never {
  if (error instanceof EventIsVoid) throw new Refused('wrong-state', error.message);
  if (error instanceof DecidedTooEarly) throw new Refused('input', error.message);
  throw error;
}

/** Settles after the commit, and resumes after crashes. */
async function end({ trx, now, deps, afterCommit }: Work, result: Parameters<typeof recordEndingIn>[1]): Promise<number> {
  const { finish, round } = await recordEndingIn(trx, result, now).catch(asRefused);
  afterCommit(async () => {
    await finish(deps);
  });
  return round;
}
