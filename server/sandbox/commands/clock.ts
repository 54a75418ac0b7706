import { CLOCK_TOPIC } from '#server/platform/systemPorts.ts';
import { defineCommand } from '../command.ts';

const A_YEAR_SECONDS = 31_622_400;

export const clock = defineCommand({
  path: 'clock',
  about: 'Moves server time forward by advanceSeconds, or back to real time with reset. Sessions that run out by it end at once.',
  fields: ['advanceSeconds', 'reset'],
  read: (fields) =>
    fields.oneOf(['advanceSeconds', 'reset']) === 'reset'
      ? { isReset: fields.flag('reset'), seconds: 0 }
      : { isReset: false, seconds: fields.number('advanceSeconds', 0, A_YEAR_SECONDS) },
  run: async ({ clock: movable, bus, identity, ports }, { isReset, seconds }) => {
    const offsetMs = isReset ? 0 : movable.offsetMs() + seconds * 1000;
    movable.setOffsetMs(offsetMs);
    bus.publish(CLOCK_TOPIC, offsetMs);
    const endedSessions = await identity.sweep();
    return { now: ports.now().toISOString(), offsetSeconds: offsetMs / 1000, endedSessions };
  },
});
