import { RESEND_WINDOW_MS } from '#src/shared/limits/resend.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { BrandStorage, StorageItem } from '#src/platform/index.ts';
import { isPlainObject, hasTexts } from '#src/shared/values/plainObject.ts';
import { type StoredIntents, type StoredSelection, type StoredIntent, type SelectionIntent, STORED_INTENTS } from './storedIntents.ts';
import type { SelectionSource, ShownSelection } from './types.ts';

const item: StorageItem<StoredIntents> = {
  ...STORED_INTENTS,
  isValid: (value): value is StoredIntents =>
    isPlainObject(value) && typeof value['at'] === 'number' && Array.isArray(value['wishes']) && value['wishes'].every(isKept),
};

/** Reads the previous page's intents; empty if they are older than `RESEND_WINDOW_MS`. */
export function readStoredIntents(storage: BrandStorage, now: number): readonly SelectionIntent[] {
  const kept = storage.read(item);
  return kept === null || Math.abs(now - kept.at) > RESEND_WINDOW_MS ? [] : kept.wishes.map(intentOf);
}

function intentOf(kept: StoredIntent): SelectionIntent {
  if (kept.kind === 'add') return { kind: 'add', ...shownOf(kept), ...(isSource(kept.from) ? { from: kept.from } : {}) };
  return kept.kind === 'add-featured' ? { ...kept, legs: kept.legs.map(shownOf) } : kept;
}

const shownOf = ({ selection, num, den, points }: StoredSelection): ShownSelection => ({
  selection,
  offer: { price: ratio(longToBigint(num), longToBigint(den)), points },
});

const isKept = (intent: unknown): boolean => {
  if (!isPlainObject(intent)) return false;
  if (intent['kind'] === 'remove') return typeof intent['selectionId'] === 'string';
  if (intent['kind'] === 'add') return isShown(intent);
  const { legs } = intent;
  return (
    intent['kind'] === 'clear' ||
    (intent['kind'] === 'add-featured' && typeof intent['featuredBetId'] === 'string' && Array.isArray(legs) && legs.every(isShown))
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
