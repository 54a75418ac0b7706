import { beforeEach, describe, expect, test } from 'vitest';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createRecogniser } from './fastChannel.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { createPriceHub, type PriceHub } from './priceHub.ts';

const recognise = createRecogniser();
const projectionOf = (fields: string) => {
  const projection = recognise(`subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { ${fields} } }`);
  if (!projection) throw new Error('not plain');
  return projection;
};
const VERSION = projectionOf('version');
const stateAt = (version: number, selections: EventPrices['selections'] = []): EventPrices => ({
  eventId: 'e1',
  version: String(version),
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: null,
  statistics: null,
  selections,
});
const selection = (id: string) => ({ id, num: '1', den: '1', status: 'OPEN' as const, points: null });

describe('the price hub', () => {
  let bus: Bus;
  let hub: PriceHub;
  let now: EventPrices;
  let listening: string[];
  beforeEach(() => {
    const memory = createMemoryBus();
    listening = [];
    bus = {
      ...memory,
      subscribe: (topic, listener) => {
        listening.push(topic);
        const stop = memory.subscribe(topic, listener);
        return () => {
          listening.splice(listening.indexOf(topic), 1);
          stop();
        };
      },
    };
    now = stateAt(5);
    hub = createPriceHub(bus, (id) => (id === 'e1' ? now : null));
  });
  const publish = (message: EventPrices): void => bus.publish(topics.event('e1'), message);

  test('the price hub listens once for all subscribers of an event, and stops with the last', () => {
    const stops = [
      hub.subscribe('e1', VERSION, () => undefined),
      hub.subscribe('e1', VERSION, () => undefined),
      hub.subscribe('e1', projectionOf('eventId'), () => undefined),
    ];
    expect([listening, hub.channelCount()]).toEqual([['event:e1'], 2]);
    for (const stop of stops) stop?.();
    expect([listening, hub.channelCount()]).toEqual([[], 0]);
    expect(hub.subscribe('nothing', VERSION, () => undefined)).toBeNull();
    expect([listening, hub.channelCount()]).toEqual([[], 0]);
  });

  test('a subscriber who missed a version gets the whole state', () => {
    const heard: string[] = [];
    hub.subscribe('e1', projectionOf('version selections { id }'), (text) => heard.push(text));
    now = stateAt(8, [selection('a'), selection('b')]);
    publish(stateAt(8, [selection('b')]));
    expect(JSON.parse(heard[1] ?? '')).toEqual({ data: { eventPrices: { version: '8', selections: [{ id: 'a' }, { id: 'b' }] } } });
  });

  test('while the read model is behind, the price hub sends changes, then the whole state', () => {
    const heard: string[] = [];
    hub.subscribe('e1', projectionOf('version selections { id }'), (text) => heard.push(text));
    publish(stateAt(8, [selection('b')]));
    now = stateAt(9, [selection('a'), selection('b')]);
    publish(stateAt(9, [selection('b')]));
    publish(stateAt(10, [selection('b')]));
    const counts = heard.map((text) => (JSON.parse(text) as { data: { eventPrices: EventPrices } }).data.eventPrices.selections.length);
    expect(counts).toEqual([0, 1, 2, 1]);
  });

  test('a subscriber who leaves during a message does not disturb the others', () => {
    const heard: string[] = [];
    const stop = hub.subscribe('e1', VERSION, (text) => {
      heard.push(`first ${text}`);
      if (heard.length > 2) stop?.();
    });
    hub.subscribe('e1', VERSION, (text) => heard.push(`second ${text}`));
    publish(stateAt(6));
    publish(stateAt(7));
    expect(heard.map((text) => text.slice(0, 6))).toEqual(['first ', 'second', 'first ', 'second', 'second']);
  });
});
