import { useQuery } from '@apollo/client/react';
import { gql } from '@apollo/client';
import { act, render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { readLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import type { SocketClientOptions, SocketSink } from '#src/platform/socket/types.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { placedBet } from '#tests/support/betslipServer.ts';
import type { BetslipEvent } from '../../events.ts';
import type { Owner } from '../../types.ts';
import type { BetslipRunner } from '../placement/betslipRunner.ts';
import { useBetslipStreams } from './useBetslipStreams.ts';

const list = gql`
  query BetHistoryTotals {
    totals
  }
`;

async function setUp(owner: Owner) {
  const sinks = new Map<string, SocketSink>();
  const socket: { current: SocketClientOptions | null } = { current: null };
  const asked: string[] = [];
  const dispatch = vi.fn<(event: BetslipEvent) => void>();
  const go = vi.fn<(path: string) => void>();
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: async (input) => {
      const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
      asked.push(url.searchParams.get('operationName') ?? '');
      return new Response(JSON.stringify({ data: { totals: asked.length } }), { headers: { 'content-type': 'application/json' } });
    },
    loadSocket: async () => (options) => {
      socket.current = options;
      return {
        subscribe: (request, sink) => {
          const name = request.operationName ?? '';
          sinks.set(name, sink);
          return () => void sinks.delete(name);
        },
        reconnect: () => undefined,
        dispose: () => undefined,
      };
    },
  });
  const Streams = ({ who }: { readonly who: Owner }) => {
    useBetslipStreams({ dispatch } as unknown as BetslipRunner, who, go);
    useQuery(list);
    return null;
  };
  const page = (who: Owner) => (
    <PlatformProvider platform={platform}>
      <Streams who={who} />
    </PlatformProvider>
  );
  const tree = render(page(owner));
  const pass = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  // Does not wait for a subscription, because there is none while the owner is unknown.
  if (owner.type === 'unknown') await pass();
  else await act(() => vi.waitFor(() => expect([...sinks.keys()]).toContain(owner.type === 'player' ? 'BetUpdates' : 'BetslipUpdates')));
  return {
    sinks,
    asked,
    dispatch,
    go,
    tree,
    page,
    pass,
    storage: platform.storage,
    socket: () => socket.current ?? expect.fail('no socket'),
  };
}

const player: Owner = { type: 'player', id: 'p1' };
const visitor: Owner = { type: 'visitor' };
const emptySlip = {
  __typename: 'Betslip',
  id: 'b',
  version: '4',
  errors: [],
  straight: { __typename: 'StraightSection', errors: [], draftBetEventGroupings: [] },
  parlay: { __typename: 'ParlaySection', errors: [], draftBet: null },
  roundRobin: { __typename: 'RoundRobinSection', errors: [], draftBets: [] },
  teaser: { __typename: 'TeaserSection', errors: [], teaserDraftBet: null },
};

const updated = (version: string) => ({
  ...placedBet('x', { draftBetId: 'straight:s', betAmount: '100', legs: [] }, new Map()),
  version,
  closedAt: null,
  anyLegsInPlay: false,
  payoutAmount: null,
});

describe('subscriptions of the slip', () => {
  test('nothing subscribes while the slip’s owner is unknown', async () => {
    const { sinks } = await setUp({ type: 'unknown' });
    expect([...sinks.keys()]).toEqual([]);
  });

  test('a visitor subscribes to the slip, and a player also to the bets', async () => {
    const { sinks, tree, page } = await setUp(visitor);
    expect([...sinks.keys()]).toEqual(['BetslipUpdates']);
    tree.rerender(page(player));
    await act(() => vi.waitFor(() => expect([...sinks.keys()].toSorted()).toEqual(['BetUpdates', 'BetslipUpdates'])));
    tree.unmount();
    expect(sinks.size).toBe(0);
  });
});

test('a slip from another tab is received, and a malformed one ignored', async () => {
  const { sinks, dispatch } = await setUp(visitor);
  sinks.get('BetslipUpdates')?.next({ data: { betslipUpdates: { ...emptySlip, version: 'x' } } });
  sinks.get('BetslipUpdates')?.next({ data: { betslipUpdates: emptySlip } });
  await vi.waitFor(() => expect(dispatch).toHaveBeenCalled());
  expect(dispatch.mock.calls.map(([event]) => event)).toMatchObject([{ type: 'slip-received', slip: { version: 4n } }]);
});

test('bets that change within a moment load the lists once', async () => {
  const { sinks, asked, pass } = await setUp(player);
  await vi.waitFor(() => expect(asked).toEqual(['BetHistoryTotals']));
  for (const version of ['2', '3', '4']) sinks.get('BetUpdates')?.next({ data: { betUpdates: updated(version) } });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await pass(400);
  expect(asked).toEqual(['BetHistoryTotals', 'BetHistoryTotals']);
});

test('a restored connection loads what was missed, and the first one does not', async () => {
  const { asked, dispatch, socket, pass } = await setUp(player);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  act(() => socket().onConnected());
  await pass(400);
  expect(asked).toHaveLength(1);
  act(() => {
    socket().onClosed();
    socket().onConnected();
  });
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'placement', event: { type: 'connection-restored' } });
});

test('bets that settle are announced once and marked as unseen, a cash out and an open bet are not', async () => {
  const { sinks, storage, go } = await setUp(player);
  const changes = [
    {
      id: 'a',
      status: 'SETTLED',
      outcome: 'WIN',
      payoutAmount: { __typename: 'Money', amountLong: '3818', currency: 'USD', formattedAmount: '$38.18' },
    },
    { id: 'b', status: 'SETTLED', outcome: 'CASH_OUT' },
    { id: 'c' },
  ];
  for (const change of changes) sinks.get('BetUpdates')?.next({ data: { betUpdates: { ...updated('2'), ...change } } });
  await vi.waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ type: 'success', body: '$38.18 is in your balance.' }]));
  expect(readLocal(storage, SETTLED_UNSEEN)).toEqual(['a']);
  toastStore.getState().toasts[0]?.cta?.onPress();
  expect([go.mock.lastCall, toastStore.getState().toasts]).toEqual([['/my-bets/bet/a'], []]);
});
