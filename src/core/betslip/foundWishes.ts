import { RESEND_WITHIN_MS } from '#src/shared/limits/resend.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { BrandStorage, StorageItem } from '#src/platform/index.ts';
import { isPlainObject, hasTexts } from '#src/shared/values/plainObject.ts';
import { type Kept, type KeptSelection, type KeptWish, type Wish, WISHES } from './storedWishes.ts';
import type { SelectionSource, ShownSelection } from './types.ts';

const item: StorageItem<Kept> = {
  ...WISHES,
  isValid: (value): value is Kept =>
    isPlainObject(value) && typeof value['at'] === 'number' && Array.isArray(value['wishes']) && value['wishes'].every(isKept),
};

/** Intents stored by the previous page; none if older than `RESEND_WITHIN_MS`. */
export function findWishes(storage: BrandStorage, now: number): readonly Wish[] {
  const kept = storage.read(item);
  return kept === null || Math.abs(now - kept.at) > RESEND_WITHIN_MS ? [] : kept.wishes.map(wishOf);
}

function wishOf(kept: KeptWish): Wish {
  if (kept.kind === 'add') return { kind: 'add', ...shownOf(kept), ...(isSource(kept.from) ? { from: kept.from } : {}) };
  return kept.kind === 'add-featured' ? { ...kept, legs: kept.legs.map(shownOf) } : kept;
}

const shownOf = ({ selection, num, den, points }: KeptSelection): ShownSelection => ({
  selection,
  offer: { price: ratio(longToBigint(num), longToBigint(den)), points },
});

const isKept = (wish: unknown): boolean => {
  if (!isPlainObject(wish)) return false;
  if (wish['kind'] === 'remove') return typeof wish['selectionId'] === 'string';
  if (wish['kind'] === 'add') return isShown(wish);
  const { legs } = wish;
  return (
    wish['kind'] === 'clear' ||
    (wish['kind'] === 'add-featured' && typeof wish['featuredBetId'] === 'string' && Array.isArray(legs) && legs.every(isShown))
  );
};

const WHOLE = /^[1-9]\d{0,29}$/;
const isWhole = (value: unknown): boolean => typeof value === 'string' && WHOLE.test(value);

function isShown(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { selection, num, den, points } = value;
  const isNamed = hasTexts(selection, ['id', 'eventId', 'name']);
  return isNamed && isWhole(num) && isWhole(den) && (points === null || typeof points === 'string');
}

const isSource = (value: unknown): value is SelectionSource =>
  hasTexts(value, ['selectionOrigin']) && (value['shareId'] === undefined || typeof value['shareId'] === 'string');
