import { CloseCode } from 'graphql-ws';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Projection } from './fastChannel.ts';
import type { PriceHub } from './priceHub.ts';

export type ChannelOptions = {
  readonly hub: PriceHub;
  readonly recognise: (query: string) => Projection | null;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  readonly maxSubscriptions: number;
  readonly others: () => Readonly<Record<string, unknown>>;
  readonly onSubscribe: (operationName: string | null) => void;
};

export type Channel = {
  /** Handles price subscriptions. Returns false for messages that the protocol server must handle. */
  readonly take: (text: string) => boolean;
  readonly open: () => void;
  readonly isOpen: () => boolean;
  readonly close: () => void;
};

export function createChannel({ hub, recognise, send, close, maxSubscriptions, others, onSubscribe }: ChannelOptions): Channel {
  const own = new Map<string, () => void>();
  let isOpen = false;

  const subscribe = (id: string, payload: Readonly<Record<string, unknown>>): boolean => {
    // Leaves a duplicate id to the protocol server, which rejects it.
    if (Object.hasOwn(others(), id)) return false;
    if (own.has(id)) {
      close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
      return true;
    }
    if (own.size + Object.keys(others()).length >= maxSubscriptions) {
      send(
        JSON.stringify({
          id,
          type: 'error',
          payload: [
            { message: `At most ${maxSubscriptions} subscriptions on one connection.`, extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } },
          ],
        }),
      );
      return true;
    }
    const wanted = eventIn(recognise, payload);
    const prefix = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const stop = wanted && hub.subscribe(wanted.eventId, wanted.projection, (text) => send(`${prefix}${text}}`));
    if (!stop) return false;
    own.set(id, stop);
    onSubscribe(typeof payload['operationName'] === 'string' ? payload['operationName'] : null);
    return true;
  };
  const complete = (id: string): boolean => {
    const stop = own.get(id);
    own.delete(id);
    stop?.();
    return stop !== undefined;
  };

  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
    },
    take: (text) => {
      const message = isOpen ? messageIn(text) : null;
      if (!message) return false;
      return message.type === 'subscribe' ? subscribe(message.id, message.payload) : complete(message.id);
    },
    close: () => {
      isOpen = false;
      for (const stop of own.values()) stop();
      own.clear();
    },
  };
}

type Message =
  | { readonly type: 'subscribe'; readonly id: string; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly type: 'complete'; readonly id: string };

function messageIn(text: string): Message | null {
  const message = parsed(text);
  const id = message?.['id'];
  if (!message || typeof id !== 'string' || id === '') return null;
  if (message['type'] === 'complete') return { type: 'complete', id };
  const payload = message['payload'];
  return message['type'] === 'subscribe' && isPlainObject(payload) && typeof payload['query'] === 'string'
    ? { type: 'subscribe', id, payload }
    : null;
}

function eventIn(
  recognise: ChannelOptions['recognise'],
  payload: Readonly<Record<string, unknown>>,
): { readonly eventId: string; readonly projection: Projection } | null {
  const variables = payload['variables'];
  const projection = recognise(String(payload['query']));
  if (!projection || !isPlainObject(variables) || Object.keys(variables).length !== 1) return null;
  const eventId = variables[projection.variable];
  return typeof eventId === 'string' ? { eventId, projection } : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}
