import { formatAmerican } from '#src/shared/money/odds.ts';
import { pointsText } from '#server/modules/catalogue/messages/index.ts';
import { defineCommand } from '../command.ts';

const MOST_EVENTS = 200;
const MOST_STEP_SECONDS = 3_600;
const STATUSES = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED'] as const;

export const simulation = defineCommand({
  path: 'simulation',
  about: 'Pauses the matches that play themselves or lets them go on (paused), or plays stepSeconds of them now, paused or not.',
  fields: ['paused', 'stepSeconds'],
  read: (fields) => ({
    isPaused: fields.has('paused') ? fields.flag('paused') : null,
    stepSeconds: fields.has('stepSeconds') ? fields.number('stepSeconds', 0, MOST_STEP_SECONDS) : 0,
  }),
  run: async ({ simulation: play }, { isPaused, stepSeconds }) => {
    if (isPaused === true) play.pause();
    if (isPaused === false) play.resume();
    if (stepSeconds > 0) await play.step(stepSeconds);
    return { paused: play.isPaused() };
  },
});

export const dropConnections = defineCommand({
  path: 'connection/drop',
  about: 'Cuts every open socket without a goodbye, as a lost network would.',
  fields: [],
  read: () => null,
  run: ({ dropSockets }) => ({ dropped: dropSockets() }),
});

export const events = defineCommand({
  path: 'events',
  about: `Lists events with the ids of their markets and selections: status (${STATUSES.join(', ')}; default PRE_GAME and IN_PLAY), sport, limit.`,
  fields: ['status', 'sport', 'limit'],
  read: (fields) => {
    const status = fields.has('status') ? fields.text('status') : null;
    const known = STATUSES.find((each) => each === status);
    if (status !== null && known === undefined) fields.problems.push(`status must be one of ${STATUSES.join(', ')}.`);
    return {
      status: known,
      sport: fields.has('sport') ? fields.text('sport') : undefined,
      limit: fields.has('limit') ? fields.whole('limit', 1, MOST_EVENTS) : 20,
    };
  },
  run: ({ catalogue }, { status, sport, limit }) => ({
    events: catalogue
      .events({ limit, ...(status ? { status } : {}), ...(sport === undefined ? {} : { sportSlug: sport }) })
      .map((event) => ({
        id: event.id,
        name: event.name,
        status: event.status,
        startsAt: event.startsAt.toISOString(),
        canonicalUrl: event.canonicalUrl,
        hasLiveStream: event.hasLiveStream,
        markets: catalogue.marketsOf(event.id).map((market) => ({
          id: market.id,
          type: market.type,
          status: market.status,
          selections: market.selections.map(({ id, name, points, num, den, status: state }) => ({
            id,
            name,
            points: pointsText(points),
            american: formatAmerican({ num, den }),
            num: num.toString(),
            den: den.toString(),
            status: state,
          })),
        })),
      })),
  }),
});
