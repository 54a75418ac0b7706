import type { BrandStorage } from '#src/platform/index.ts';
import type { BetslipEvent } from './events.ts';
import type { Intent, SelectionRef, SelectionSource, ShownSelection, WantedBets } from './types.ts';

export type Wish = Extract<Intent, { kind: 'add' | 'add-featured' | 'clear' | 'remove' }>;

export type KeptSelection = {
  readonly selection: SelectionRef;
  readonly num: string;
  readonly den: string;
  readonly points: string | null;
};
export type KeptWish =
  | ({ readonly kind: 'add'; readonly from?: SelectionSource } & KeptSelection)
  | { readonly kind: 'add-featured'; readonly featuredBetId: string; readonly legs: readonly KeptSelection[] }
  | { readonly kind: 'remove'; readonly selectionId: string }
  | { readonly kind: 'clear' };
export type Kept = { readonly at: number; readonly wishes: readonly KeptWish[] };

export const WISHES = { key: 'slipWishes', version: 1 } as const;

/** Stores changes for the next page. */
export function keepWishes(storage: BrandStorage, intents: readonly Intent[], now: number): void {
  const wishes = intents.flatMap(keptOf);
  if (wishes.length > 0) storage.write(WISHES, { at: now, wishes });
  else storage.remove(WISHES);
}

/** Converts events queued before the code loaded; second presses cancel. */
export function wishesOfEvents(events: readonly BetslipEvent[]): readonly Wish[] {
  const wishes: Wish[] = [];
  for (const event of events) {
    if (event.type === 'featured-taken') wishes.push({ kind: 'add-featured', featuredBetId: event.featuredBetId, legs: event.legs });
    if (event.type === 'bets-taken') wishes.push(...addsOf(event.bets));
    if (event.type !== 'selection-toggled') continue;
    const before = wishes.findIndex((wish) => wish.kind === 'add' && wish.selection.id === event.selection.id);
    if (before >= 0) wishes.splice(before, 1);
    else wishes.push({ kind: 'add', selection: event.selection, offer: event.offer, ...(event.from && { from: event.from }) });
  }
  return wishes;
}

const addsOf = ({ game, from }: WantedBets): readonly Extract<Wish, { kind: 'add' }>[] =>
  (game?.legs ?? []).map((leg) => ({ kind: 'add', ...leg, ...(from ? { from } : {}) }));

function keptOf(intent: Intent): readonly KeptWish[] {
  if (intent.kind === 'add-bets') return addsOf(intent.bets).flatMap(keptOf);
  if (intent.kind === 'clear-teaser') return intent.selectionIds.map((selectionId) => ({ kind: 'remove', selectionId }));
  if (intent.kind === 'add') return [{ kind: 'add', ...shownText(intent), ...(intent.from ? { from: intent.from } : {}) }];
  if (intent.kind === 'add-featured') return [{ kind: intent.kind, featuredBetId: intent.featuredBetId, legs: intent.legs.map(shownText) }];
  if (intent.kind === 'remove') return [{ kind: 'remove', selectionId: intent.selectionId }];
  return intent.kind === 'clear' ? [{ kind: 'clear' }] : [];
}

const shownText = ({ selection, offer }: ShownSelection): KeptSelection => ({
  selection,
  num: String(offer.price.num),
  den: String(offer.price.den),
  points: offer.points,
});
