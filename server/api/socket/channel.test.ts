import { beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createRecogniser } from './fastChannel.ts';
import { createChannel, type Channel } from './channel.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { createPriceHub } from './priceHub.ts';

const QUERY = 'subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { version } }';
const ask = (id: unknown, eventId: unknown = 'e1', more: object = {}): string =>
  JSON.stringify({ id, type: 'subscribe', payload: { operationName: 'P', query: QUERY, variables: { eventId }, ...more } });
const complete = (id: string): string => JSON.stringify({ id, type: 'complete' });

describe('the price channel of a socket', () => {
  let sent: unknown[];
  let closed: { code: number; reason: string }[];
  let told: (string | null)[];
  let others: Record<string, unknown>;
  let version: number;
  let bus: ReturnType<typeof createMemoryBus>;
  let hub: ReturnType<typeof createPriceHub>;
  let lane: Channel;

  const state = () => ({
    eventId: 'e1',
    version: String(version),
    status: 'IN_PLAY' as const,
    matchProgress: 'IN_PROGRESS' as const,
    scoreboard: null,
    statistics: null,
    selections: [],
  });
  const move = (): void => {
    version += 1;
    bus.publish(topics.event('e1'), state());
  };
  const next = (id: string, at: number) => ({ id, type: 'next', payload: { data: { eventPrices: { version: String(at) } } } });

  beforeEach(() => {
    [sent, closed, told, others, version] = [[], [], [], {}, 5];
    bus = createMemoryBus();
    hub = createPriceHub(bus, (id) => (id === 'e1' ? state() : null));
    lane = createChannel({
      hub,
      recognise: createRecogniser(),
      send: (text) => void sent.push(JSON.parse(text)),
      close: (code, reason) => void closed.push({ code, reason }),
      maxSubscriptions: 3,
      others: () => others,
      onSubscribe: (name) => void told.push(name),
    });
    lane.open();
  });

  it('a price channel sends the state at once and every change, to each id', () => {
    expect([lane.take(ask('a')), lane.take(ask('b "quoted" \\ '))]).toEqual([true, true]);
    move();
    expect(sent).toEqual([next('a', 5), next('b "quoted" \\ ', 5), next('a', 6), next('b "quoted" \\ ', 6)]);
    expect(told).toEqual(['P', 'P']);
  });

  it('a price channel takes nothing before the handshake is acknowledged or after it closes', () => {
    lane.close();
    expect([lane.isOpen(), lane.take(ask('a')), lane.take(complete('a'))]).toEqual([false, false, false]);
    expect([sent, hub.channelCount()]).toEqual([[], 0]);
  });

  it('a completed subscription stops, and its id can be used again', () => {
    lane.take(ask('a'));
    expect(lane.take(complete('a'))).toBe(true);
    move();
    expect([sent, hub.channelCount()]).toEqual([[next('a', 5)], 0]);
    expect(lane.take(ask('a'))).toBe(true);
    expect(sent.at(-1)).toEqual(next('a', 6));
    expect(closed).toEqual([]);
  });

  it('a price channel leaves the end of other subscriptions to the protocol server', () => {
    others = { theirs: {} };
    expect(lane.take(complete('theirs'))).toBe(false);
    expect(lane.take(complete('nobody’s'))).toBe(false);
  });

  it('a socket that uses one id twice is closed with 4409', () => {
    lane.take(ask('a'));
    expect(lane.take(ask('a'))).toBe(true);
    expect(closed).toEqual([{ code: 4409, reason: 'Subscriber for a already exists' }]);
    expect(sent).toHaveLength(1);
  });

  it('an id in use at the protocol server is left to that server', () => {
    others = { theirs: {} };
    expect(lane.take(ask('theirs'))).toBe(false);
    expect([sent, closed]).toEqual([[], []]);
  });

  it('a property name of every object is a free id', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) expect(lane.take(ask(id)), id).toBe(true);
    expect(sent).toEqual([next('__proto__', 5), next('constructor', 5), next('toString', 5)]);
  });

  it('both kinds of subscription count against one limit, and an ended one makes room', () => {
    others = { theirs: {} };
    for (const id of ['a', 'b', 'c']) lane.take(ask(id));
    expect(sent.at(-1)).toMatchObject({ id: 'c', type: 'error', payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] });
    lane.take(complete('a'));
    lane.take(ask('c'));
    expect(sent.at(-1)).toEqual(next('c', 5));
    expect(closed, 'a refusal ends no socket').toEqual([]);
  });

  it('a subscription to an unknown event is left to the protocol server, and its id stays free', () => {
    expect(lane.take(ask('a', 'nothing'))).toBe(false);
    expect([sent, told, hub.channelCount()]).toEqual([[], [], 0]);
    expect(lane.take(ask('a')), 'the id was not used up').toBe(true);
  });

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an id that is a number', ask(7)],
    ['an empty id', ask('')],
    ['no payload', JSON.stringify({ id: 'a', type: 'subscribe' })],
    ['a payload that is a list', JSON.stringify({ id: 'a', type: 'subscribe', payload: [QUERY] })],
    ['a query that is no text', ask('a', 'e1', { query: { toString: QUERY } })],
    ['an event that is no text', ask('a', ['e1'])],
    ['variables that nobody declared', ask('a', 'e1', { variables: { eventId: 'e1', more: 1 } })],
    ['variables that are a list', ask('a', 'e1', { variables: ['e1'] })],
    ['another operation', ask('a', 'e1', { query: 'mutation { logOut }' })],
    ['a ping', JSON.stringify({ type: 'ping' })],
  ])('a price channel leaves to the protocol server: %s', (_name, text) => {
    expect(lane.take(text)).toBe(false);
    expect([sent, closed, hub.channelCount()]).toEqual([[], [], 0]);
  });

  it('a closed socket stops watching all its events', () => {
    lane.take(ask('a'));
    lane.take(ask('b'));
    lane.close();
    move();
    expect([sent.length, hub.channelCount()]).toEqual([2, 0]);
  });
});
