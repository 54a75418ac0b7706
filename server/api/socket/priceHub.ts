import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { Projection } from './fastChannel.ts';

export type Sink = (payload: string) => void;

/** `isBehind`: the subscriber missed a version and needs all current prices. */
type Subscriber = { readonly sink: Sink; seen: bigint; isBehind: boolean };
type Channel = { readonly eventId: string; readonly projection: Projection; readonly subscribers: Set<Subscriber> };

/** Sends prices to sockets. Listens once per event and serializes each message once per projection. */
export type PriceHub = {
  /** Sends the current prices, then each change. Returns the unsubscribe function, or null for an unknown event. */
  readonly subscribe: (eventId: string, projection: Projection, sink: Sink) => (() => void) | null;
  readonly channelCount: () => number;
  readonly close: () => void;
};

export function createPriceHub(bus: Bus, snapshotOf: (eventId: string) => EventPrices | null): PriceHub {
  const channels = new Map<string, Channel>();
  const listeners = new Map<string, { readonly stop: () => void; readonly channels: Set<Channel> }>();

  const deliver = (channel: Channel, message: EventPrices): void => {
    const version = BigInt(message.version);
    const change = once(() => textOf(channel.projection, message));
    const whole = once(() => wholeState(channel, version));
    for (const subscriber of channel.subscribers) {
      if (version <= subscriber.seen) continue;
      const state = subscriber.isBehind || version !== subscriber.seen + 1n ? whole() : null;
      subscriber.isBehind = state === null && (subscriber.isBehind || version !== subscriber.seen + 1n);
      subscriber.seen = state?.version ?? version;
      subscriber.sink(state?.text ?? change());
    }
  };
  /** Returns the event's current prices. Null while the read model is older than `version`. */
  const wholeState = ({ eventId, projection }: Channel, version: bigint): { readonly text: string; readonly version: bigint } | null => {
    const now = snapshotOf(eventId);
    return now && BigInt(now.version) >= version ? { text: textOf(projection, now), version: BigInt(now.version) } : null;
  };
  const open = (key: string, eventId: string, projection: Projection): Channel => {
    const channel: Channel = { eventId, projection, subscribers: new Set() };
    channels.set(key, channel);
    const listening = listeners.get(eventId);
    if (listening) {
      listening.channels.add(channel);
      return channel;
    }
    const own = new Set([channel]);
    const stop = bus.subscribe(topics.event(eventId), (message) => {
      for (const one of own) deliver(one, message as EventPrices);
    });
    listeners.set(eventId, { stop, channels: own });
    return channel;
  };
  const shut = (key: string, channel: Channel): void => {
    channels.delete(key);
    const listening = listeners.get(channel.eventId);
    listening?.channels.delete(channel);
    if (listening?.channels.size === 0) {
      listening.stop();
      listeners.delete(channel.eventId);
    }
  };

  return {
    subscribe: (eventId, projection, sink) => {
      const key = `${eventId} ${projection.key}`;
      const channel = channels.get(key) ?? open(key, eventId, projection);
      const now = snapshotOf(eventId);
      if (!now) {
        if (channel.subscribers.size === 0) shut(key, channel);
        return null;
      }
      const subscriber: Subscriber = { sink, seen: BigInt(now.version), isBehind: false };
      sink(textOf(projection, now));
      channel.subscribers.add(subscriber);
      return () => {
        channel.subscribers.delete(subscriber);
        if (channel.subscribers.size === 0 && channels.get(key) === channel) shut(key, channel);
      };
    },
    channelCount: () => channels.size,
    close: () => {
      for (const { stop } of listeners.values()) stop();
      listeners.clear();
      channels.clear();
    },
  };
}

const textOf = (projection: Projection, message: EventPrices): string => JSON.stringify({ data: projection.project(message) });

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
