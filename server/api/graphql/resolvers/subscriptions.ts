import { membersOf } from '#src/shared/values/plainObject.ts';
import { readBetslip } from '#server/modules/betting/slip/index.ts';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import type { Resolvers } from '../resolverTypes.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { balancesIn, playerIn } from '#server/kinds/player.ts';
import { betsById } from './bets/bets.ts';
import { cashOutUpdates } from './bets/cashOutUpdates.ts';
import { ownerIn } from './bets/betslip.ts';
import { accountsIn } from './account/linking.ts';
import { listen, messages, readings, states } from './listen.ts';

export const subscriptionResolvers = {
  Subscription: {
    accountBalanceUpdates: {
      subscribe: async (_root, _args, context) => {
        const session = sessionIn(context);
        const changes = listen(context.deps.bus, topics.balance(session.playerId), topics.session(session.id));
        const player = await playerIn(context).catch((error: unknown) => {
          void changes.return?.();
          throw error;
        });
        return states(changes, async () => ({ accountBalanceUpdates: await balancesIn(context, player) }));
      },
    },
    betslipUpdates: {
      subscribe: (_root, _args, context) => {
        const owner = ownerIn(context);
        const { session } = context.viewer;
        const changes = listen(context.deps.bus, topics.betslip(owner), session ? topics.session(session.id) : undefined);
        return states(changes, async () => ({ betslipUpdates: await readBetslip(context.deps, owner) }));
      },
    },
    betUpdates: {
      subscribe: (_root, _args, context) => {
        const session = sessionIn(context);
        const changes = messages(context.deps.bus, topics.bets(session.playerId), topics.session(session.id));
        return readings(changes, async (message) => (await betsById(context, betIdsIn(message))).map((bet) => ({ betUpdates: bet })));
      },
    },
    linkedAccountUpdates: {
      subscribe: (_root, _args, context) => {
        const session = sessionIn(context);
        const changes = listen(context.deps.bus, topics.links(session.playerId), topics.session(session.id));
        return states(changes, async () => ({ linkedAccountUpdates: await accountsIn(context) }));
      },
    },
    cashOutUpdates: { subscribe: (_root, _args, context) => cashOutUpdates(context) },
    eventPrices: {
      subscribe: (_root, { eventId }, { deps }) => {
        const changes = messages(deps.bus, topics.event(eventId));
        const now = deps.catalogue.eventPrices(eventId);
        if (now) return pricesFrom(now, changes);
        void changes.return?.();
        throw badInput('There is no such event.', ['eventId']);
      },
    },
  },
} satisfies Resolvers;

function betIdsIn(message: unknown): readonly string[] {
  const { betId } = membersOf(message);
  return typeof betId === 'string' ? [betId] : [];
}

const pricesFrom = (now: EventPrices, changes: AsyncIterableIterator<unknown>): AsyncIterableIterator<{ eventPrices: EventPrices }> =>
  readings(
    changes,
    (change) => {
      const prices = change as EventPrices;
      return BigInt(prices.version) > BigInt(now.version) ? [{ eventPrices: prices }] : [];
    },
    () => [{ eventPrices: now }],
  );
