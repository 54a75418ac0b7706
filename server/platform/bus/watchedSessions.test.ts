import { describe, expect, test } from 'vitest';
import { topics } from './bus.ts';
import { endMissed, watchSessions } from './watchedSessions.ts';
import { createMemoryBus } from './memoryBus.ts';

const setUp = () => {
  const bus = watchSessions(createMemoryBus());
  const ended: string[] = [];
  const listen = (id: string) => bus.subscribe(topics.session(id), () => ended.push(id));
  return { bus, ended, listen };
};

describe('sessions with listeners', () => {
  test('checklist 57: a session that ended without a message ends here, and the others go on', async () => {
    const { bus, ended, listen } = setUp();
    for (const id of ['a', 'b', 'b']) listen(id);
    const asked: (readonly string[])[] = [];
    await endMissed(bus.sessions, (ids) => {
      asked.push(ids);
      return Promise.resolve(new Set(['a']));
    });
    expect(asked).toEqual([['a', 'b']]);
    expect(ended).toEqual(['b', 'b']);
  });

  test('a session without listeners is no longer checked', async () => {
    const { bus, listen } = setUp();
    const [one, other] = [listen('a'), listen('a')];
    bus.subscribe('balance:a', () => undefined);
    one();
    expect(bus.sessions.ids()).toEqual(['a']);
    other();
    other();
    expect(bus.sessions.ids()).toEqual([]);
    await endMissed(bus.sessions, () => Promise.reject(new Error('not to be asked')));
  });

  test('a session’s end by message notifies its listeners once', () => {
    const { bus, ended, listen } = setUp();
    listen('a');
    bus.publish(topics.session('a'), { reason: 'logout' });
    expect(ended).toEqual(['a']);
  });
});
