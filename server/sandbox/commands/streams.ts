import { defineCommand, NotFound } from '../command.ts';
import { isBroadcastState } from '../streamHost/state.ts';

export const stream = defineCommand({
  path: 'stream',
  about: 'How the broadcast of an event stands with its host: LIVE (at start), PENDING, CLOSED or CANCELLED.',
  fields: ['eventId', 'state'],
  read: (fields) => {
    const eventId = fields.text('eventId');
    const state = fields.text('state');
    if (isBroadcastState(state)) return { eventId, state };
    fields.problems.push('state must be one of LIVE, PENDING, CLOSED, CANCELLED.');
    return { eventId, state: 'LIVE' as const };
  },
  run: ({ catalogue, broadcasts }, { eventId, state }) => {
    const event = catalogue.event(eventId);
    if (!event?.hasLiveStream) throw new NotFound(`${eventId}: ${event ? 'it is not broadcast' : 'unknown event'}.`);
    broadcasts.set({ ...broadcasts.get(), [eventId]: state });
    return { eventId, state };
  },
});
