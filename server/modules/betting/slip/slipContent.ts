import type { Cents } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Terms } from '../pricing/offer.ts';

/** What a player has put together and not placed. Selections in the order they were added. */
export type SlipContent = {
  readonly selections: readonly SlipSelection[];
  readonly amounts: Readonly<Record<string, SlipAmount>>;
  /** Hundredths that the player wants the lines moved by; null for the fewest there are. */
  readonly teaserPoints: number | null;
  /** What a draft bet is to be paid or raised with, by its id. A token is chosen for one of them at most. */
  readonly rewards: Readonly<Record<string, RewardUse>>;
};
export type SlipSelection = { readonly selectionId: string; readonly accepted: Terms; readonly origin?: SlipOrigin };
/** Where a selection came from, as the client said it; `featuredBetId` and `isQuickBet` are the server's own words. */
export type SlipOrigin = {
  readonly selectionOrigin?: string;
  readonly branchChannel?: string;
  readonly shareId?: string;
  readonly modelOutput?: string;
  readonly featuredBetId?: string;
  readonly isQuickBet?: boolean;
};
/** The field that was typed; the other follows the price. By draft bet id. */
export type SlipAmount = { readonly field: 'BET' | 'WIN'; readonly cents: Cents };

export const EMPTY: SlipContent = { selections: [], amounts: {}, teaserPoints: null, rewards: {} };
export const PARLAY = 'parlay';
export const TEASER = 'teaser';
export const straightId = (selectionId: string): string => `straight:${selectionId}`;
export const roundRobinId = (size: number): string => `roundRobin:${size}`;

/** How many picks each of its combinations has; null for any other draft bet. */
export function roundRobinSizeOf(draftBetId: string): number | null {
  const size = /^roundRobin:([2-9])$/.exec(draftBetId)?.[1];
  return size === undefined ? null : Number(size);
}

/** Null when the slip is full. A selection that is already there keeps its place and takes the terms now pressed. */
export function withSelection(content: SlipContent, added: SlipSelection): SlipContent | null {
  if (holds(content, added.selectionId)) return withOrigin(withAccepted(content, [added]), added);
  return content.selections.length >= MOST_SELECTIONS ? null : { ...content, selections: [...content.selections, added] };
}

/** Where it was pressed last; a press that says nothing of it leaves what is known. */
const withOrigin = (content: SlipContent, { selectionId, origin }: SlipSelection): SlipContent =>
  origin === undefined
    ? content
    : { ...content, selections: content.selections.map((one) => (one.selectionId === selectionId ? { ...one, origin } : one)) };

/** In the place of another one, with its amount and its reward; what is there already stays as it is, and the other goes. */
export function withReplaced(content: SlipContent, selectionId: string, by: SlipSelection): SlipContent {
  if (holds(content, by.selectionId)) return withAccepted(withoutSelections(content, [selectionId]), [by]);
  const [from, to] = [straightId(selectionId), straightId(by.selectionId)];
  const renamed = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).map(([id, value]) => [id === from ? to : id, value]));
  const selections = content.selections.map((one) => (one.selectionId === selectionId ? by : one));
  return { ...content, selections, amounts: renamed(content.amounts), rewards: renamed(content.rewards) };
}

/** Takes the amounts of what can no longer be bet with them. */
export function withoutSelections(content: SlipContent, selectionIds: readonly string[]): SlipContent {
  const gone = new Set(selectionIds);
  const selections = content.selections.filter(({ selectionId }) => !gone.has(selectionId));
  const kept = new Set(selections.map(({ selectionId }) => straightId(selectionId)));
  const isKept = (id: string): boolean => kept.has(id) || (selections.length >= 2 && isOfAll(id));
  const only = <T>(of: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(of).filter(([id]) => isKept(id)));
  return { ...content, selections, amounts: only(content.amounts), rewards: only(content.rewards) };
}

/** The teased selections leave, and with them what was to be bet on the ticket. */
export function withoutTeaser(content: SlipContent, selectionIds: readonly string[]): SlipContent {
  if (selectionIds.length === 0) return content;
  const { amounts, rewards, ...rest } = withoutSelections(content, selectionIds);
  const only = <T>(of: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(of).filter(([id]) => id !== TEASER));
  return { ...rest, amounts: only(amounts), rewards: only(rewards) };
}

/** A draft bet of all selections. */
const isOfAll = (draftBetId: string): boolean => draftBetId === PARLAY || draftBetId === TEASER || roundRobinSizeOf(draftBetId) !== null;

/** Null empties the field. An id that is not a draft bet of this slip changes nothing. */
export function withAmount(content: SlipContent, draftBetId: string, amount: SlipAmount | null): SlipContent {
  if (!isDraftOf(content, draftBetId)) return content;
  const { [draftBetId]: _, ...others } = content.amounts;
  if (!amount) return { ...content, amounts: others };
  // Below zero is as good as nothing, and refused as such.
  return { ...content, amounts: { ...others, [draftBetId]: amount.cents < 0n ? { ...amount, cents: 0n } : amount } };
}

const isDraftOf = ({ selections }: SlipContent, draftBetId: string): boolean =>
  isOfAll(draftBetId) || selections.some(({ selectionId }) => straightId(selectionId) === draftBetId);

/** Null reverts to cash. A token that another draft bet had goes over to this one. */
export function withReward(content: SlipContent, draftBetId: string, use: RewardUse | null): SlipContent {
  if (!isDraftOf(content, draftBetId)) return content;
  const others = Object.entries(content.rewards).filter(([id, taken]) => id !== draftBetId && !(use && isSameToken(taken, use)));
  return { ...content, rewards: { ...Object.fromEntries(others), ...(use ? { [draftBetId]: use } : {}) } };
}

const isSameToken = (a: RewardUse, b: RewardUse): boolean =>
  a.kind !== 'promotional-credit' && b.kind !== 'promotional-credit' && a.id === b.id;

export const withTeaserPoints = (content: SlipContent, teaserPoints: number): SlipContent => ({ ...content, teaserPoints });

/** The terms the player has now seen and taken. */
export function withAccepted(content: SlipContent, accepted: readonly SlipSelection[]): SlipContent {
  const terms = new Map(accepted.map((one) => [one.selectionId, one.accepted]));
  return { ...content, selections: content.selections.map((one) => ({ ...one, accepted: terms.get(one.selectionId) ?? one.accepted })) };
}

/** Two full slips. Nobody reads more, and logging in again and again must not grow a slip for ever. */
export const MOST_MERGED = 2 * MOST_SELECTIONS;

/**
 * Both slips: the visitor's terms and amounts are the newer ones. May hold more than 40 selections, which the slip then says, so that
 * nothing is lost by a login; never more than 80: beyond, the player's oldest go first, and what the visitor has chosen last stays.
 */
export function merge(player: SlipContent, visitor: SlipContent): SlipContent {
  const known = withAccepted(player, visitor.selections);
  const added = visitor.selections.filter(({ selectionId }) => !holds(player, selectionId));
  const both: SlipContent = {
    selections: [...known.selections, ...added],
    amounts: { ...player.amounts, ...visitor.amounts },
    teaserPoints: visitor.teaserPoints ?? player.teaserPoints,
    // A visitor has none.
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

/** What is not as this module writes it counts as an empty slip: no money is in it. */
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
