import type { Cents } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Terms } from '../pricing/offer.ts';

export type SlipContent = {
  readonly selections: readonly SlipSelection[];
  readonly amounts: Readonly<Record<string, SlipAmount>>;
  /** In hundredths; null for the lowest offered. */
  readonly teaserPoints: number | null;
  /** By draft bet id; each token at most once. */
  readonly rewards: Readonly<Record<string, RewardUse>>;
};
export type SlipSelection = { readonly selectionId: string; readonly accepted: Terms; readonly origin?: SlipOrigin };
/** Where a selection came from. The server sets `featuredBetId` and `isQuickBet`; clients send the rest. */
export type SlipOrigin = {
  readonly selectionOrigin?: string;
  readonly branchChannel?: string;
  readonly shareId?: string;
  readonly modelOutput?: string;
  readonly featuredBetId?: string;
  readonly isQuickBet?: boolean;
};
/** Stake or win that the player entered. The price determines the other. */
export type SlipAmount = { readonly field: 'BET' | 'WIN'; readonly cents: Cents };

export const EMPTY: SlipContent = { selections: [], amounts: {}, teaserPoints: null, rewards: {} };
export const PARLAY = 'parlay';
export const TEASER = 'teaser';
export const straightId = (selectionId: string): string => `straight:${selectionId}`;
export const roundRobinId = (size: number): string => `roundRobin:${size}`;

export function roundRobinSizeOf(draftBetId: string): number | null {
  const size = /^roundRobin:([2-9])$/.exec(draftBetId)?.[1];
  return size === undefined ? null : Number(size);
}

export function withSelection(content: SlipContent, added: SlipSelection): SlipContent | null {
  if (holds(content, added.selectionId)) return withOrigin(withAccepted(content, [added]), added);
  return content.selections.length >= MOST_SELECTIONS ? null : { ...content, selections: [...content.selections, added] };
}

const withOrigin = (content: SlipContent, { selectionId, origin }: SlipSelection): SlipContent =>
  origin === undefined
    ? content
    : { ...content, selections: content.selections.map((one) => (one.selectionId === selectionId ? { ...one, origin } : one)) };

export function withReplaced(content: SlipContent, selectionId: string, by: SlipSelection): SlipContent {
  if (holds(content, by.selectionId)) return withAccepted(withoutSelections(content, [selectionId]), [by]);
  const [from, to] = [straightId(selectionId), straightId(by.selectionId)];
  const renamed = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).map(([id, value]) => [id === from ? to : id, value]));
  const selections = content.selections.map((one) => (one.selectionId === selectionId ? by : one));
  return { ...content, selections, amounts: renamed(content.amounts), rewards: renamed(content.rewards) };
}

export function withoutSelections(content: SlipContent, selectionIds: readonly string[]): SlipContent {
  const gone = new Set(selectionIds);
  const selections = content.selections.filter(({ selectionId }) => !gone.has(selectionId));
  const kept = new Set(selections.map(({ selectionId }) => straightId(selectionId)));
  const isKept = (id: string): boolean => kept.has(id) || (selections.length >= 2 && isOfAll(id));
  const only = <T>(of: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(of).filter(([id]) => isKept(id)));
  return { ...content, selections, amounts: only(content.amounts), rewards: only(content.rewards) };
}

export function withoutTeaser(content: SlipContent, selectionIds: readonly string[]): SlipContent {
  if (selectionIds.length === 0) return content;
  const { amounts, rewards, ...rest } = withoutSelections(content, selectionIds);
  const only = <T>(of: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(of).filter(([id]) => id !== TEASER));
  return { ...rest, amounts: only(amounts), rewards: only(rewards) };
}

const isOfAll = (draftBetId: string): boolean => draftBetId === PARLAY || draftBetId === TEASER || roundRobinSizeOf(draftBetId) !== null;

/** Null clears the amount; negative amounts become 0. Ignores unknown ids. */
export function withAmount(content: SlipContent, draftBetId: string, amount: SlipAmount | null): SlipContent {
  if (!isDraftOf(content, draftBetId)) return content;
  const { [draftBetId]: _, ...others } = content.amounts;
  if (!amount) return { ...content, amounts: others };
  return { ...content, amounts: { ...others, [draftBetId]: amount.cents < 0n ? { ...amount, cents: 0n } : amount } };
}

const isDraftOf = ({ selections }: SlipContent, draftBetId: string): boolean =>
  isOfAll(draftBetId) || selections.some(({ selectionId }) => straightId(selectionId) === draftBetId);

export function withReward(content: SlipContent, draftBetId: string, use: RewardUse | null): SlipContent {
  if (!isDraftOf(content, draftBetId)) return content;
  const others = Object.entries(content.rewards).filter(([id, taken]) => id !== draftBetId && !(use && isSameToken(taken, use)));
  return { ...content, rewards: { ...Object.fromEntries(others), ...(use ? { [draftBetId]: use } : {}) } };
}

const isSameToken = (a: RewardUse, b: RewardUse): boolean =>
  a.kind !== 'promotional-credit' && b.kind !== 'promotional-credit' && a.id === b.id;

export type PlacedDraft = { readonly draftBetId: string; readonly reward?: RewardUse };

/** Removes rewards used by placed bets from all draft bets. */
export function withoutRewards(content: SlipContent, placed: readonly PlacedDraft[]): SlipContent {
  const isUsed = ([id, use]: readonly [string, RewardUse]): boolean =>
    placed.some(({ draftBetId, reward }) => draftBetId === id || (reward !== undefined && isSameToken(reward, use)));
  return { ...content, rewards: Object.fromEntries(Object.entries(content.rewards).filter((one) => !isUsed(one))) };
}

export const withTeaserPoints = (content: SlipContent, teaserPoints: number): SlipContent => ({ ...content, teaserPoints });

export function withAccepted(content: SlipContent, accepted: readonly SlipSelection[]): SlipContent {
  const terms = new Map(accepted.map((one) => [one.selectionId, one.accepted]));
  return { ...content, selections: content.selections.map((one) => ({ ...one, accepted: terms.get(one.selectionId) ?? one.accepted })) };
}

export const MOST_MERGED = 2 * MOST_SELECTIONS;

/** Merges slips. The visitor's terms and amounts win. The result can exceed 40 selections; beyond 80, the player's oldest are dropped. */
export function merge(player: SlipContent, visitor: SlipContent): SlipContent {
  const known = withAccepted(player, visitor.selections);
  const added = visitor.selections.filter(({ selectionId }) => !holds(player, selectionId));
  const both: SlipContent = {
    selections: [...known.selections, ...added],
    amounts: { ...player.amounts, ...visitor.amounts },
    teaserPoints: visitor.teaserPoints ?? player.teaserPoints,
    rewards: player.rewards,
  };
  const surplus = both.selections.length - MOST_MERGED;
  if (surplus <= 0) return both;
  const oldestFirst = [...player.selections.filter(({ selectionId }) => !holds(visitor, selectionId)), ...visitor.selections];
  return withoutSelections(
    both,
    oldestFirst.slice(0, surplus).map(({ selectionId }) => selectionId),
  );
}

export const holds = (content: SlipContent, id: string): boolean => content.selections.some(({ selectionId }) => selectionId === id);

type Stored = {
  selections: { id: string; num: string; den: string; points: number | null; origin?: SlipOrigin }[];
  amounts: { id: string; field: 'BET' | 'WIN'; cents: string }[];
  teaserPoints?: number;
  rewards?: Record<string, RewardUse>;
};

export function storeContent({ selections, amounts, teaserPoints, rewards }: SlipContent): string {
  const stored: Stored = {
    selections: selections.map(({ selectionId, accepted, origin }) => ({
      id: selectionId,
      num: String(accepted.price.num),
      den: String(accepted.price.den),
      points: accepted.points,
      ...(origin === undefined ? {} : { origin }),
    })),
    amounts: Object.entries(amounts).map(([id, { field, cents }]) => ({ id, field, cents: String(cents) })),
    ...(teaserPoints === null ? {} : { teaserPoints }),
    ...(Object.keys(rewards).length === 0 ? {} : { rewards }),
  };
  return JSON.stringify(stored);
}

/** Returns an empty slip for malformed content, because slips hold no money. */
export function restoreContent(json: unknown): SlipContent {
  if (!isStored(json)) return EMPTY;
  return {
    selections: json.selections.map(({ id, num, den, points, origin }) => ({
      selectionId: id,
      accepted: { price: { num: BigInt(num), den: BigInt(den) }, points },
      ...(origin === undefined ? {} : { origin }),
    })),
    amounts: Object.fromEntries(json.amounts.map(({ id, field, cents }) => [id, { field, cents: BigInt(cents) }])),
    teaserPoints: json.teaserPoints ?? null,
    rewards: json.rewards ?? {},
  };
}

const WHOLE = /^\d{1,30}$/;
const isWhole = (value: unknown): boolean => typeof value === 'string' && WHOLE.test(value);

function isStored(json: unknown): json is Stored {
  const { selections, amounts, teaserPoints, rewards } = membersOf(json);
  const hasPoints = teaserPoints === undefined || Number.isInteger(teaserPoints);
  return (
    hasPoints &&
    (rewards === undefined || areStoredRewards(rewards)) &&
    Array.isArray(selections) &&
    selections.every(isStoredSelection) &&
    Array.isArray(amounts) &&
    amounts.every(isStoredAmount)
  );
}

function areStoredRewards(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((use) => {
    const { id, kind } = membersOf(use);
    return kind === 'promotional-credit' || ((kind === 'free-bet' || kind === 'profit-boost') && typeof id === 'string');
  });
}

function isStoredSelection(value: unknown): boolean {
  const { id, num, den, points, origin } = membersOf(value);
  const isPriced = isWhole(num) && isWhole(den) && den !== '0';
  return typeof id === 'string' && isPriced && (points === null || Number.isInteger(points)) && isStoredOrigin(origin);
}

const isStoredOrigin = (origin: unknown): boolean =>
  origin === undefined ||
  (typeof origin === 'object' && origin !== null && Object.values(origin).every((said) => typeof said === 'string' || said === true));

function isStoredAmount(value: unknown): boolean {
  const { id, field, cents } = membersOf(value);
  return typeof id === 'string' && (field === 'BET' || field === 'WIN') && isWhole(cents);
}
