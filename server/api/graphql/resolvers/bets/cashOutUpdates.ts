import { openBets } from '#server/modules/betting/cashOut/index.ts';
import type { BetView } from '#server/modules/betting/bets/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import type { CashOutParent } from '#server/kinds/parents.ts';
import { cashOutOf } from './cashOutView.ts';
import { followed, readings } from '../listen.ts';

/** Sends the cash-out offers of all open bets, then those of bets that change. */
export function cashOutUpdates(context: GraphQLContext): AsyncIterableIterator<{ cashOutUpdates: CashOutParent }> {
  const { playerId, id: sessionId } = sessionIn(context);
  const { bus, db } = context.deps;
  const follow = followed(bus, topics.session(sessionId));
  const betsTopic = topics.bets(playerId);
  follow.listen([betsTopic]);
  let bets: readonly BetView[] = [];
  const told = new Map<string, string>();
  const readBets = async (): Promise<void> => {
    bets = await openBets(db, playerId);
    const events = new Set(bets.flatMap(({ legs }) => legs.filter(({ outcome }) => outcome === 'PENDING').map(({ eventId }) => eventId)));
    follow.listen([betsTopic, ...[...events].map(topics.event)]);
    const open = new Set(bets.map(({ id }) => id));
    for (const id of told.keys()) if (!open.has(id)) told.delete(id);
  };
  const changed = () =>
    bets.flatMap((bet) => {
      const view = cashOutOf(context, bet);
      if (!view || told.get(bet.id) === stateOf(view)) return [];
      told.set(bet.id, stateOf(view));
      return [{ cashOutUpdates: view }];
    });
  return readings(
    follow.changes,
    async (topicsRung) => {
      if (topicsRung.has(betsTopic)) await readBets();
      return changed();
    },
    async () => {
      await readBets();
      return changed();
    },
  );
}

/** Omits the quote's expiry, because an extended quote looks the same to the player. */
const stateOf = ({ quote, suspension, targetCents, mostCents, underWay }: CashOutParent): string =>
  [quote?.valueCents, quote?.stakeCents, suspension, targetCents, mostCents, underWay?.cashOutId].join(' ');
