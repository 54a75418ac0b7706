import { combinePrices } from '#src/shared/money/odds.ts';
import type { Catalogue, FeaturedOffer } from '#server/modules/catalogue/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';
import type { SuggestedParlay } from './items.ts';

/** Lists featured bets, latest first. Omits bets with a permanently closed leg. */
export const featuredBets = defineSource<'parlays', { kind: string; first: number }>({
  item: 'parlays',
  scope: 'PUBLIC',
  ttlMs: 1_000,
  limit: 12,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'first'],
    properties: {
      kind: { type: 'string', enum: ['FEATURED', 'QUICK'] },
      first: { type: 'integer', minimum: 1, maximum: 12 },
    },
  },
  load: ({ kind, first }, { catalogue, now }) =>
    catalogue
      .featuredBets(kind === 'QUICK' ? 'QUICK' : 'FEATURED')
      .flatMap((bet) => offeredNow(bet, catalogue, now) ?? [])
      .slice(0, first),
});

/** Null if a leg is permanently closed; suspended legs may reopen. */
function offeredNow(bet: FeaturedOffer, catalogue: Catalogue, now: Date): SuggestedParlay | null {
  const legs = bet.selectionIds.flatMap((id) => legOf(id, catalogue, now) ?? []);
  if (legs.length < bet.selectionIds.length) return null;
  const { id, title, kind, suggestedCents } = bet;
  return {
    title,
    price: combinePrices(legs.map(({ selection }) => selection)),
    legs,
    featured: { id, isQuick: kind === 'QUICK', suggestedCents },
  };
}

function legOf(selectionId: string, catalogue: Catalogue, now: Date): SuggestedParlay['legs'][number] | null {
  const selection = catalogue.selection(selectionId);
  const event = selection && catalogue.event(selection.eventId);
  if (!selection || !event || selection.status === 'HIDDEN' || catalogue.market(selection.marketId)?.status === 'HIDDEN') return null;
  const isOpen = event.status === 'IN_PLAY' || (event.status === 'PRE_GAME' && event.startsAt > now);
  return isOpen ? { selection, event } : null;
}
