import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../connection.ts';
import { createPlatform, type Platform } from '../createPlatform.ts';
import { PlatformProvider } from '../PlatformProvider.tsx';
import type { SocketRequest, SocketSink } from '../socket/types.ts';
import { useEventState, usePrice, useWatchEvents } from './hooks.ts';

type Subscription = { readonly request: SocketRequest; readonly sink: SocketSink; isOver: boolean };

function setUp(snapshot: readonly unknown[] = []) {
  const subscriptions: Subscription[] = [];
  const asked: unknown[] = [];
  const connected: { current: () => void } = { current: () => undefined };
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: async (input) => {
      const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
      asked.push(JSON.parse(url.searchParams.get('variables') ?? '{}'));
      return new Response(JSON.stringify({ data: { eventPrices: snapshot } }), { headers: { 'content-type': 'application/json' } });
    },
    loadSocket: async () => (options) => {
      connected.current = options.onConnected;
      return {
        subscribe: (request, sink) => {
          const subscription = { request, sink, isOver: false };
          subscriptions.push(subscription);
          return () => {
            subscription.isOver = true;
          };
        },
        reconnect: () => undefined,
        dispose: () => undefined,
      };
    },
  });
  return { platform, subscriptions, asked, connected };
}

const price = (num: string, version = '1') => ({
  eventId: 'e1',
  version,
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: { homeScore: 1, awayScore: 0, period: 'Q1', clock: null, turn: null, situation: null },
  selections: [{ id: 's1', num, den: '100', status: 'OPEN', points: null }],
});

function Shown({ events = ['e1'] }: { readonly events?: readonly string[] }) {
  useWatchEvents(events);
  const view = usePrice('s1');
  const state = useEventState('e1');
  return (
    <output>
      {view ? `${view.num}/${view.den} ${view.trend}` : 'no price'}{' '}
      {state?.scoreboard ? `${state.scoreboard.homeScore}–${state.scoreboard.awayScore}` : 'no score'}
    </output>
  );
}

const inside = (platform: Platform, children: React.ReactNode) => <PlatformProvider platform={platform}>{children}</PlatformProvider>;
const text = () => screen.getByRole('status').textContent;
const soon = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 40)));
const platforms: Platform[] = [];
afterEach(() => platforms.splice(0).forEach(({ prices }) => prices.dispose()));

function show(snapshot: readonly unknown[] = []) {
  const world = setUp(snapshot);
  platforms.push(world.platform);
  const tree = render(inside(world.platform, <Shown />));
  return { ...world, tree };
}

describe('the price of a selection', () => {
  test('a price comes with the snapshot, moves with the subscription, and is not in the Apollo cache', async () => {
    const { platform, subscriptions, asked } = show([price('150')]);
    expect(text()).toBe('no price no score');
    await waitFor(() => expect(text()).not.toBe('no price no score'));
    expect(text()).toBe('150/100 null 1–0');
    expect(asked).toEqual([{ eventIds: ['e1'] }]);
    expect(subscriptions[0]?.request).toMatchObject({ operationName: 'EventPriceUpdates', variables: { eventId: 'e1' } });
    act(() => {
      subscriptions[0]?.sink.next({ data: { eventPrices: price('160', '2') } });
      platform.prices.flush();
    });
    expect(text()).toBe('160/100 up 1–0');
    expect(JSON.stringify(platform.client.cache.extract())).not.toContain('s1');
  });

  test('a malformed message leaves the price unchanged', async () => {
    const { subscriptions } = show([price('150')]);
    await waitFor(() => expect(text()).toBe('150/100 null 1–0'));
    await waitFor(() => expect(subscriptions).not.toEqual([]));
    subscriptions[0]?.sink.next({ data: { eventPrices: null } });
    subscriptions[0]?.sink.next({ data: null });
    subscriptions[0]?.sink.next({});
    subscriptions[0]?.sink.error([{ message: 'no' }]);
    await soon();
    expect(text()).toBe('150/100 null 1–0');
  });
});

describe('watching', () => {
  test('the same events in another order keep their subscriptions', async () => {
    const { tree, platform, asked, subscriptions } = show();
    tree.rerender(inside(platform, <Shown events={['e2', 'e1']} />));
    await act(() => vi.waitFor(() => expect(subscriptions).toHaveLength(2)));
    tree.rerender(inside(platform, <Shown events={['e1', 'e2', 'e1']} />));
    await soon();
    expect(asked).toEqual([{ eventIds: ['e1', 'e2'] }]);
    expect(subscriptions.map(({ isOver }) => isOver)).toEqual([false, false]);
  });

  test('a subscription ends shortly after its component unmounts', async () => {
    const { tree, subscriptions } = show();
    await act(() => vi.waitFor(() => expect(subscriptions).not.toEqual([])));
    tree.unmount();
    expect(subscriptions[0]?.isOver).toBe(false);
    await vi.waitFor(() => expect(subscriptions[0]?.isOver).toBe(true));
  });

  test('a page without events sends no query for prices', async () => {
    const { tree, platform, asked } = show();
    await act(() => vi.waitFor(() => expect(asked).toHaveLength(1)));
    tree.rerender(inside(platform, <Shown events={[]} />));
    await soon();
    expect(asked).toHaveLength(1);
  });

  test('a price is not shown while the connection is lost, and is again afterwards', async () => {
    show([price('150')]);
    await waitFor(() => expect(text()).toContain('150/100'));
    act(() => connection.setState({ lostAt: 1 }));
    expect(text()).toContain('no price 1–0');
    act(() => connection.setState({ lostAt: null }));
    expect(text()).toContain('150/100');
  });
});
