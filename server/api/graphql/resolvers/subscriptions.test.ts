import { expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { failingTable } from '#tests/support/failingTable.ts';
import { useTestStore } from '#tests/support/store.ts';
import type { GraphQLContext } from '../context.ts';
import { subscriptionResolvers } from './subscriptions.ts';

const store = useTestStore(2);

it('balances whose player cannot be read leave no listener behind', async () => {
  const bus = createMemoryBus();
  const open = new Set<string>();
  const subscribe: typeof bus.subscribe = (topic, listener) => {
    open.add(topic);
    const stop = bus.subscribe(topic, listener);
    return () => {
      open.delete(topic);
      stop();
    };
  };
  const deps = { db: store().db.withPlugin(failingTable('players')), bus: { ...bus, subscribe } };
  const context = { deps, viewer: { session: { id: 's1', playerId: 'p1' } } } as unknown as GraphQLContext;
  const { subscribe: resolve } = subscriptionResolvers.Subscription.accountBalanceUpdates;
  await expect(resolve({}, {}, context)).rejects.toThrow('gone');
  expect([...open], `${topics.balance('p1')} and ${topics.session('s1')}`).toEqual([]);
});
