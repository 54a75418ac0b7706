import type { BrandStorage } from '#src/platform/index.ts';
import type { BetslipEvent } from './events.ts';
import type { Intent, SelectionRef, SelectionSource, ShownSelection, WantedBets } from './types.ts';

/** Intents that change the selections and may be sent twice. */
export type SelectionIntent = Extract<Intent, { kind: 'add' | 'add-featured' | 'clear' | 'remove' }>;

export type StoredSelection = {
  readonly selection: SelectionRef;
  readonly num: string;
  readonly den: string;
  readonly points: string | null;
};
export type StoredIntent =
  | ({ readonly kind: 'add'; readonly from?: SelectionSource } & StoredSelection)
  | { readonly kind: 'add-featured'; readonly featuredBetId: string; readonly legs: readonly StoredSelection[] }
  | { readonly kind: 'remove'; readonly selectionId: string }
  | { readonly kind: 'clear' };
export type StoredIntents = { readonly at: number; readonly wishes: readonly StoredIntent[] };

export const STORED_INTENTS = { key: 'slipWishes', version: 1 } as const;

/** Stores unconfirmed intents for the page after a reload. */
export function storeIntents(storage: BrandStorage, intents: readonly Intent[], now: number): void {
  const wishes = intents.flatMap(keptOf);
  if (wishes.length > 0) storage.write(STORED_INTENTS, { at: now, wishes });
  else storage.remove(STORED_INTENTS);
}

/** Returns the intents of events queued before the code loaded. A second press of a selection cancels the first. */
export function intentsOfEvents(events: readonly BetslipEvent[]): readonly SelectionIntent[] {
  const found: SelectionIntent[] = [];
  for (const event of events) {
    if (event.type === 'featured-taken') found.push({ kind: 'add-featured', featuredBetId: event.featuredBetId, legs: event.legs });
    if (event.type === 'bets-taken') found.push(...addsOf(event.bets));
    if (event.type !== 'selection-toggled') continue;
    const before = found.findIndex((intent) => intent.kind === 'add' && intent.selection.id === event.selection.id);
    if (before >= 0) found.splice(before, 1);
    else found.push({ kind: 'add', selection: event.selection, offer: event.offer, ...(event.from && { from: event.from }) });
  }
  return found;
}

const addsOf = ({ game, from }: WantedBets): readonly Extract<SelectionIntent, { kind: 'add' }>[] =>
  (game?.legs ?? []).map((leg) => ({ kind: 'add', ...leg, ...(from ? { from } : {}) }));

function keptOf(intent: Intent): readonly StoredIntent[] {
  if (intent.kind === 'add-bets') return addsOf(intent.bets).flatMap(keptOf);
  if (intent.kind === 'clear-teaser') return intent.selectionIds.map((selectionId) => ({ kind: 'remove', selectionId }));
  if (intent.kind === 'add') return [{ kind: 'add', ...shownText(intent), ...(intent.from ? { from: intent.from } : {}) }];
  if (intent.kind === 'add-featured') return [{ kind: intent.kind, featuredBetId: intent.featuredBetId, legs: intent.legs.map(shownText) }];
  if (intent.kind === 'remove') return [{ kind: 'remove', selectionId: intent.selectionId }];
  return intent.kind === 'clear' ? [{ kind: 'clear' }] : [];
}

const shownText = ({ selection, offer }: ShownSelection): StoredSelection => ({
  selection,
  num: String(offer.price.num),
  den: String(offer.price.den),
  points: offer.points,
});
