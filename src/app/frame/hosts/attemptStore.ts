import type { BrandStorage, StorageItem } from '#src/platform/index.ts';
import type { Attempt, AttemptStore } from '#src/render/index.ts';
import { hasTexts, isPlainObject } from '#src/shared/values/plainObject.ts';

const PREFIX = 'unanswered.attempt.';

const isAttempt = (value: unknown): value is Attempt =>
  hasTexts(value, ['actionId', 'of']) &&
  'playerId' in value &&
  typeof value['startedAt'] === 'number' &&
  isPlainObject(value['input']) &&
  isPlainObject(value['action']) &&
  '__typename' in value['action'];

const itemOf = (key: string): StorageItem<Attempt> => ({ key: PREFIX + key, version: 1, isValid: isAttempt });

/** Stores attempted actions until the tab closes or the player logs out. */
export const keepAttempts = (storage: BrandStorage): AttemptStore => ({
  find: (key) => storage.read(itemOf(key)),
  all: () => storage.keys(PREFIX).flatMap((key) => storage.read(itemOf(key.slice(PREFIX.length))) ?? []),
  keep: (key, attempt) => void storage.write(itemOf(key), attempt),
  drop: (key) => storage.remove(itemOf(key)),
});
