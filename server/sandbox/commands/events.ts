import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import { REPORTED } from '#server/modules/catalogue/messages/index.ts';
import { defineCommand, NotFound, type SandboxDeps } from '../command.ts';
import { changed, done } from './prices.ts';

const MOST_POINTS = 999;
const BY_HAND = 'sandbox:';

function eventIn({ catalogue }: SandboxDeps, id: string) {
  const event = catalogue.event(id);
  if (!event) throw new NotFound(`${id}: unknown event.`);
  return event;
}

export const start = defineCommand({
  path: 'event/start',
  about: 'Begins an event now, at 0–0, whatever its schedule says.',
  fields: ['eventId'],
  read: (fields) => fields.text('eventId'),
  run: async ({ simulation }, eventId) => ({ eventId, ...changed(await simulation.controls.start(eventId), eventId) }),
});

export const score = defineCommand({
  path: 'event/score',
  about: 'Sets the score of an event, with period and clock as the sport writes them.',
  fields: ['eventId', 'homeScore', 'awayScore', 'period', 'clock'],
  read: (fields) => ({
    eventId: fields.text('eventId'),
    homeScore: fields.whole('homeScore', 0, MOST_POINTS),
    awayScore: fields.whole('awayScore', 0, MOST_POINTS),
    shown: fields.has('period') ? { period: fields.text('period'), clock: fields.has('clock') ? fields.text('clock') : null } : undefined,
  }),
  run: async ({ simulation }, { eventId, homeScore, awayScore, shown }) => ({
    eventId,
    homeScore,
    awayScore,
    ...changed(await simulation.controls.setScore(eventId, homeScore, awayScore, shown), eventId),
  }),
});

const TAKEN_BACK = 'NONE';

export const progress = defineCommand({
  path: 'event/progress',
  about: `Says how far a game has come: ${REPORTED.join(', ')}; ${TAKEN_BACK} takes it back. Suspended, postponed or withdrawn, its markets are suspended until reopen.`,
  fields: ['eventId', 'progress'],
  read: (fields) => {
    const said = fields.text('progress');
    const known = REPORTED.find((one) => one === said) ?? null;
    if (known === null && said !== TAKEN_BACK) fields.problems.push(`progress is one of ${[...REPORTED, TAKEN_BACK].join(', ')}.`);
    return { eventId: fields.text('eventId'), known };
  },
  run: async ({ simulation }, { eventId, known }) => ({
    eventId,
    progress: known,
    ...changed(await simulation.controls.setProgress(eventId, known), eventId),
  }),
});

export const result = defineCommand({
  path: 'result',
  about:
    'Ends an event with a final score and settles every open bet on it. Another score later regrades by compensating entries; a voided event stays void.',
  fields: ['eventId', 'homeScore', 'awayScore'],
  read: (fields) => ({
    eventId: fields.text('eventId'),
    homeScore: fields.whole('homeScore', 0, MOST_POINTS),
    awayScore: fields.whole('awayScore', 0, MOST_POINTS),
  }),
  run: async (deps, { eventId, homeScore, awayScore }) => {
    const { settledBets } = done(await deps.simulation.controls.setResult(eventId, homeScore, awayScore), eventId);
    return { eventId, homeScore, awayScore, settledBets };
  },
});

export const cancel = defineCommand({
  path: 'event/void',
  about: 'Cancels an event with a reason: its legs are void, stakes go back.',
  fields: ['eventId', 'reason'],
  read: (fields) => ({ eventId: fields.text('eventId'), reason: fields.has('reason') ? fields.text('reason') : 'Event cancelled' }),
  run: async (deps, { eventId, reason }) => {
    const { origin } = eventIn(deps, eventId);
    await applyChanges(deps, [{ eventId, origin: origin.startsWith(BY_HAND) ? origin : BY_HAND + origin, status: 'CANCELLED' }]);
    const { settledBets } = await voidEvent(deps, { eventId, reason, origin: 'sandbox' });
    return { eventId, reason, settledBets };
  },
});

export const release = defineCommand({
  path: 'event/release',
  about: 'Gives an event that was moved by hand back to the simulation.',
  fields: ['eventId'],
  read: (fields) => fields.text('eventId'),
  run: async (deps, eventId) => {
    const { origin } = eventIn(deps, eventId);
    await applyChanges(deps, [{ eventId, origin: origin.startsWith(BY_HAND) ? origin.slice(BY_HAND.length) : origin }]);
    return { eventId };
  },
});
