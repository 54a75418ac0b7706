import { ratio } from '#src/shared/money/ratio.ts';
import { teaserTableProblem } from '#src/shared/betting/teaserTableProblem.ts';
import { DecidedTooEarly, EventIsVoid, recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import { readTeaserSetting, writeTeaserTable } from '#server/modules/betting/pricing/teaser/index.ts';
import { decidedAtIn } from '../decidedAt.ts';
import { decidedAt, group, list, matching, oneOf, optional, reason, whole } from '../fields.ts';
import { EVERYBODY, reading, type Work, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';

export const TRADERS = ['trader', 'compliance'] as const;
const eventId = matching('Id of the event.', '^[\\w:.-]{1,200}$');
const score = (side: string) => whole(`Final score of the ${side} side.`, 0, 1_000);
const MOST_RUNGS = 200;

const sport = matching('Teasers are on football and basketball.', '^(?:football|basketball)$');
const points = whole('Hundredths of a point that each line is moved by.', 50, 2_000);
const rung = group('What so many legs pay.', {
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
});

export const tradingOperations = {
  readTeaserTable: reading({
    about: 'The price list of teasers that holds now.',
    roles: EVERYBODY,
    input: {},
    run: async ({ trx }) => {
      const { value: table, version } = await readTeaserSetting(trx);
      return { value: { version, rungs: table.map(({ price, ...one }) => ({ ...one, num: Number(price.num), den: Number(price.den) })) } };
    },
  }),

  setTeaserTable: writing({
    about: 'Another price list of teasers, for what is placed from now on. Bets that stand keep the ladder they were shown.',
    roles: TRADERS,
    input: {
      version: whole('The version that was looked at; 0 where nobody has set it.', 0, 1_000_000_000),
      rungs: list('All rungs; what is not here is not offered.', rung, MOST_RUNGS),
      reason,
    },
    run: async ({ trx, now, operator }, { version: seen, rungs, reason: why }) => {
      const table = rungs.map(({ num, den, ...one }) => ({ ...one, price: ratio(BigInt(num), BigInt(den)) }));
      const problem = teaserTableProblem(table);
      if (problem) throw new Refused('input', problem);
      const version = await writeTeaserTable(trx, table, { by: operator.email, at: now, version: seen });
      if (version === null) throw new Refused('stale', 'Somebody has set it meanwhile. Look at it again.');
      return { value: { rungs: rungs.length, version }, subject: 'teaser-table', detail: { rungs, version, reason: why } };
    },
  }),

  settleByHand: writing({
    about: 'How an event ended, said by a trader. Another score than before corrects what was paid; a voided event takes none.',
    roles: TRADERS,
    input: { eventId, homeScore: score('home'), awayScore: score('away'), decidedAt, reason },
    run: async (work, { reason: why, decidedAt: said, ...result }) => {
      await mustExist(work, result.eventId);
      const known = decidedAtIn(said, work.now);
      const round = await end(work, { ...result, decidedAt: known, origin: `trader:${work.operator.email}` });
      const { eventId: id, homeScore, awayScore } = result;
      return {
        value: { eventId: id, round },
        subject: `event:${id}`,
        detail: { homeScore, awayScore, decidedAt: known, round, reason: why },
      };
    },
  }),

  voidByHand: writing({
    about: 'Every bet on an event is returned, for good: an obvious error, or a game that was not played. The reason is what players read.',
    roles: TRADERS,
    input: { eventId, reason },
    run: async (work, { eventId: id, reason: why }) => {
      await mustExist(work, id);
      const round = await end(work, { eventId: id, reason: why, origin: `trader:${work.operator.email}` });
      return { value: { eventId: id, round }, subject: `event:${id}`, detail: { reason: why, round } };
    },
  }),
} as const;

async function mustExist({ trx }: Work, id: string): Promise<void> {
  const event = await trx.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
  if (!event) throw new Refused('not-found', 'There is no such event.');
}

/** Bets are settled after the commit, and resumed after a crash. */
async function end({ trx, now, deps, afterCommit }: Work, result: Parameters<typeof recordEndingIn>[1]): Promise<number> {
  try {
    const { finish, round } = await recordEndingIn(trx, result, now);
    afterCommit(async () => {
      await finish(deps);
    });
    return round;
  } catch (error) {
    if (error instanceof EventIsVoid) throw new Refused('wrong-state', error.message);
    if (error instanceof DecidedTooEarly) throw new Refused('input', error.message);
    throw error;
  }
}
