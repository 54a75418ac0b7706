import type { BrandStorage, Guard, StorageItem } from '#src/platform/index.ts';
import type { Placement, PlacementBet } from './placement.ts';

const PREFIX = 'placement.';

/** A placement under its own key, so that two tabs never overwrite each other's. */
const itemOf = (id: string): StorageItem<Placement> => ({ key: `${PREFIX}${id}`, version: 1, isValid: isPlacement });

export type PlacementShelf = {
  readonly keep: (placement: Placement) => void;
  readonly forget: (id: string) => void;
  /** Of this player only, oldest first. */
  readonly find: (playerId: string) => readonly Placement[];
};

export function placementShelf(storage: BrandStorage): PlacementShelf {
  return {
    keep: (placement) => void storage.write(itemOf(placement.id), placement),
    forget: (id) => storage.remove(itemOf(id)),
    find: (playerId) =>
      storage
        .keys(PREFIX)
        .map((key) => storage.read(itemOf(key.slice(PREFIX.length))))
        .filter((placement): placement is Placement => placement?.playerId === playerId)
        .toSorted((a, b) => a.createdAt - b.createdAt),
  };
}

const isPlacement: Guard<Placement> = (value): value is Placement =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  /^[\w-]{16,64}$/.test(value['id']) &&
  typeof value['playerId'] === 'string' &&
  typeof value['createdAt'] === 'number' &&
  (value['keepsSelections'] === undefined || value['keepsSelections'] === true) &&
  Array.isArray(value['bets']) &&
  value['bets'].every(isBet);

const isBet: Guard<PlacementBet> = (value): value is PlacementBet =>
  isRecord(value) &&
  typeof value['draftBetId'] === 'string' &&
  isLong(value['betAmount']) &&
  Array.isArray(value['legs']) &&
  value['legs'].every(isLeg) &&
  (value['totalOdds'] === undefined || isTotal(value['totalOdds'])) &&
  (value['teaserPoints'] === undefined || typeof value['teaserPoints'] === 'string') &&
  (value['teaserTerms'] === undefined || typeof value['teaserTerms'] === 'string') &&
  (value['reward'] === undefined || isReward(value['reward']));

const isReward = (value: unknown): boolean =>
  isRecord(value) &&
  (value['kind'] === 'promotional-credit' ||
    ((value['kind'] === 'free-bet' || value['kind'] === 'profit-boost') && typeof value['id'] === 'string'));

const isTotal = (value: unknown): boolean => isRecord(value) && isLong(value['numerator']) && isLong(value['denominator']);

const isLeg = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['selectionId'] === 'string' &&
  isLong(value['oddsNumerator']) &&
  isLong(value['oddsDenominator']) &&
  (value['points'] === null || typeof value['points'] === 'string');

const isLong = (value: unknown): boolean => typeof value === 'string' && /^\d{1,30}$/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
