import type { BrandStorage, Guard, StorageItem } from '#src/platform/index.ts';
import { isPlainObject, hasTexts } from '#src/shared/values/plainObject.ts';
import type { Placement, PlacementBet } from './placement.ts';

const PREFIX = 'placement.';

/** How long a reload shows the receipt again. */
const SHOWN_AGAIN_WITHIN_MS = 30_000;

/** One key per placement, so that tabs do not overwrite each other. */
const itemOf = (id: string): StorageItem<Placement> => ({ key: `${PREFIX}${id}`, version: 1, isValid: isPlacement });

export type PlacementShelf = {
  readonly keep: (placement: Placement) => void;
  readonly forget: (id: string) => void;
  readonly shown: (id: string, now: number) => void;
  /** Returns a player's placements, oldest first. Removes those whose receipt was shown over `SHOWN_AGAIN_WITHIN_MS` ago. */
  readonly find: (playerId: string, now: number) => readonly Placement[];
};

export function placementShelf(storage: BrandStorage): PlacementShelf {
  const keep = (placement: Placement): void => void storage.write(itemOf(placement.id), placement);
  const forget = (id: string): void => storage.remove(itemOf(id));
  return {
    keep,
    forget,
    shown: (id, now) => {
      const placement = storage.read(itemOf(id));
      if (placement) keep({ ...placement, shownAt: now });
    },
    find: (playerId, now) => {
      const found = storage
        .keys(PREFIX)
        .map((key) => storage.read(itemOf(key.slice(PREFIX.length))))
        .filter((placement): placement is Placement => placement?.playerId === playerId);
      const isOver = ({ shownAt }: Placement): boolean => shownAt !== undefined && now - shownAt > SHOWN_AGAIN_WITHIN_MS;
      found.filter(isOver).forEach(({ id }) => forget(id));
      return found.filter((placement) => !isOver(placement)).toSorted((a, b) => a.createdAt - b.createdAt);
    },
  };
}

const isPlacement: Guard<Placement> = (value): value is Placement =>
  hasTexts(value, ['id', 'playerId']) &&
  /^[\w-]{16,64}$/.test(value.id) &&
  typeof value['createdAt'] === 'number' &&
  (value['keepsSelections'] === undefined || value['keepsSelections'] === true) &&
  (value['shownAt'] === undefined || typeof value['shownAt'] === 'number') &&
  Array.isArray(value['bets']) &&
  value['bets'].every(isBet);

const isBet: Guard<PlacementBet> = (value): value is PlacementBet =>
  hasTexts(value, ['draftBetId']) &&
  isLong(value['betAmount']) &&
  Array.isArray(value['legs']) &&
  value['legs'].every(isLeg) &&
  (value['totalOdds'] === undefined || isTotal(value['totalOdds'])) &&
  (value['teaserPoints'] === undefined || typeof value['teaserPoints'] === 'string') &&
  (value['teaserTerms'] === undefined || typeof value['teaserTerms'] === 'string') &&
  (value['reward'] === undefined || isReward(value['reward']));

const isReward = (value: unknown): boolean =>
  isPlainObject(value) &&
  (value['kind'] === 'promotional-credit' ||
    ((value['kind'] === 'free-bet' || value['kind'] === 'profit-boost') && typeof value['id'] === 'string'));

const isTotal = (value: unknown): boolean => isPlainObject(value) && isLong(value['numerator']) && isLong(value['denominator']);

const isLeg = (value: unknown): boolean =>
  hasTexts(value, ['selectionId']) &&
  isLong(value['oddsNumerator']) &&
  isLong(value['oddsDenominator']) &&
  (value['points'] === null || typeof value['points'] === 'string');

const isLong = (value: unknown): boolean => typeof value === 'string' && /^\d{1,30}$/.test(value);
