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

const sport = matching('Sport: football or basketball.', '^(?:football|basketball)$');
const points = whole('Hundredths of a point by which each line moves.', 50, 2_000);
const rungFields = {
  sport,
  points,
  besides: optional(
    group('Second sport on a mixed ticket. Default: one sport.', {
      sport: matching('Basketball, beside football.', '^basketball$'),
      points,
    }),
  ),
  ties: optional(oneOf('If a leg pushes, the ticket drops to fewer legs (default) or loses.', ['drop', 'lose'])),
  voids: optional(oneOf('If a leg is void, the ticket drops to fewer legs (default) or is refunded.', ['drop', 'refund'])),
  legs: whole('Number of legs.', 2, 15),
  num: whole('Profit.', 1, 100_000),
  den: whole('Stake.', 1, 100_000),
};
const rung = group('Price of a ticket with this number of legs.', rungFields);

const tableOf = (rungs: readonly InputOf<typeof rungFields>[]) =>
  rungs.map(({ num, den, ...one }) => ({ ...one, price: ratio(BigInt(num), BigInt(den)) }));

export const tradingOperations = {
  readTeaserTable: reading({
    about: 'Reads the current price list of teasers.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => {
      const { value: table, version } = await readTeaserSetting(trx);
      return { value: { version, rungs: table.map(({ price, ...one }) => ({ ...one, num: Number(price.num), den: Number(price.den) })) } };
    },
  }),

  setTeaserTable: proposing({
    about: 'Proposes a new price list of teasers for bets placed after a second person confirms it. Existing bets keep their prices.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      version: whole('Version that was read; 0 if never set.', 0, 1_000_000_000),
      rungs: list('All rungs; others are not offered.', rung, MOST_RUNGS),
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
      'Proposes the final score of an event and closes the event until a second person decides. A different score corrects what was paid; a voided event accepts none.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      eventId,
      homeScore: score('home'),
      awayScore: score('away'),
      decidedAt,
      beforeStart: optional(flag('Must be true for a result before the event begins.')),
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
        throw new Refused('input', `The event starts at ${startsAt.toISOString()}. Confirm that you mean a result before its start.`);
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
      'Proposes to void an event permanently and refund every bet on it, for an obvious error or a game that was not played. Closes the event until a second person decides. Players read the reason.',
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

const noEvent = (): Refused => new Refused('not-found', 'This event does not exist.');

function asRefused(error: unknown): never {
  if (error instanceof EventIsVoid) throw new Refused('wrong-state', error.message);
  if (error instanceof DecidedTooEarly) throw new Refused('input', error.message);
  throw error;
}

/** Writes a result. Bets are settled after the commit or, after a crash, by a job. */
async function end({ trx, now, deps, afterCommit }: Work, result: Parameters<typeof recordEndingIn>[1]): Promise<number> {
  const { finish, round } = await recordEndingIn(trx, result, now).catch(asRefused);
  afterCommit(async () => {
    await finish(deps);
  });
  return round;
}
