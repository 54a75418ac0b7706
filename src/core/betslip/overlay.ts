import { isSameRatio } from '#src/shared/money/ratio.ts';
import type { BetslipState, Intent, Leg, Offer, QueuedIntent, ShownSelection } from './types.ts';

const NONE: readonly ShownSelection[] = [];

export function addedBy(intent: Intent): readonly ShownSelection[] {
  if (intent.kind === 'add' || intent.kind === 'adjust-line') return [intent];
  if (intent.kind === 'add-bets') return intent.bets.game?.legs ?? NONE;
  return intent.kind === 'add-featured' ? intent.legs : NONE;
}

/** Ids of the selections in the slip after all pending intents. */
export function selectedIds(state: Pick<BetslipState, 'slip' | 'intents'>): ReadonlySet<string> {
  const ids = new Set(state.slip?.straight.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)) ?? []);
  for (const intent of state.intents) {
    if (intent.kind === 'adjust-line') ids.delete(intent.selectionId);
    if (intent.kind === 'add-bets' && intent.bets.replaces) ids.clear();
    for (const { selection } of addedBy(intent)) ids.add(selection.id);
    if (intent.kind === 'remove') ids.delete(intent.selectionId);
    if (intent.kind === 'clear-teaser') for (const id of intent.selectionIds) ids.delete(id);
    if (intent.kind === 'clear') ids.clear();
  }
  return ids;
}

export function pendingSelections(state: Pick<BetslipState, 'slip' | 'intents'>): readonly ShownSelection[] {
  const selected = selectedIds(state);
  const known = new Set(state.slip?.straight.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)) ?? []);
  const adds = state.intents.flatMap(addedBy);
  return adds.filter(
    ({ selection }, index) =>
      selected.has(selection.id) && !known.has(selection.id) && adds.findLastIndex((add) => add.selection.id === selection.id) === index,
  );
}

/** Adds an intent and drops unsent ones that it replaces. Removing a selection whose addition is unsent only drops the addition. */
export function enqueue(intents: readonly QueuedIntent[], sentId: number | null, wish: Intent, id: number): readonly QueuedIntent[] {
  const isUnsent = (intent: QueuedIntent) => intent.id !== sentId;
  if (wish.kind === 'clear') return [...intents.filter((intent) => !isUnsent(intent)), { ...wish, id }];
  if (wish.kind === 'set-amount')
    return [
      ...intents.filter((intent) => !(isUnsent(intent) && intent.kind === 'set-amount' && intent.draftBetId === wish.draftBetId)),
      { ...wish, id },
    ];
  if (wish.kind === 'choose-reward')
    return [
      ...intents.filter((intent) => !(isUnsent(intent) && intent.kind === 'choose-reward' && intent.draftBetId === wish.draftBetId)),
      { ...wish, id },
    ];
  if (wish.kind === 'buy-teaser-points')
    return [...intents.filter((intent) => !(isUnsent(intent) && intent.kind === wish.kind)), { ...wish, id }];
  if (wish.kind === 'remove') {
    const added = intents.findLastIndex((intent) => isUnsent(intent) && intent.kind === 'add' && intent.selection.id === wish.selectionId);
    const hasRemoveBehind = intents.slice(added + 1).some((intent) => intent.kind === 'clear');
    if (added >= 0 && !hasRemoveBehind) return intents.filter((_, index) => index !== added);
  }
  return [...intents, { ...wish, id }];
}

export const offerNow = (leg: Leg, offers: BetslipState['offers']): Offer => offers[leg.selectionId] ?? leg.offer;

export const isSameOffer = (a: Offer, b: Offer): boolean => a.status === b.status && a.points === b.points && isSameRatio(a.price, b.price);
