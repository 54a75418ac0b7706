import { createHash } from 'node:crypto';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import type { BetRefusal, RequestedBet } from './placementTypes.ts';
import { PARLAY, roundRobinSizeOf, straightId, TEASER } from '../slip/slipContent.ts';

const PLACEMENT_ID = /^[A-Za-z0-9_-]{16,64}$/;

export const MOST_ID_CHARACTERS = 200;

export const areIdsBounded = (bets: readonly RequestedBet[]): boolean =>
  bets.every(
    ({ draftBetId, legs, reward, teaserTerms = '' }) =>
      (reward === undefined || reward.kind === 'promotional-credit' || reward.id.length <= MOST_ID_CHARACTERS) &&
      draftBetId.length <= MOST_ID_CHARACTERS &&
      teaserTerms.length <= MOST_ID_CHARACTERS &&
      legs.every(({ selectionId }) => selectionId.length <= MOST_ID_CHARACTERS),
  );

export const isPlacementId = (id: string): boolean => PLACEMENT_ID.test(id);

export const selectionIdsOf = (bets: readonly RequestedBet[]): readonly string[] =>
  [...new Set(bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)))].slice(0, MOST_SELECTIONS + 1);

export function bodyHash(bets: readonly RequestedBet[]): string {
  const canonical = bets.map(({ draftBetId, stakeCents, legs, agreed, teaserPoints, teaserTerms, reward }) => [
    draftBetId,
    String(stakeCents),
    legs.map(({ selectionId, num, den, points }) => [selectionId, String(num), String(den), points]),
    ...(teaserPoints === undefined ? [] : [teaserPoints]),
    ...(agreed ? [[String(agreed.num), String(agreed.den)]] : []),
    ...(teaserTerms === undefined ? [] : [{ teaserTerms }]),
    ...(reward ? [reward] : []),
  ]);
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** Derives the bet's id from its placement, so that repeats create no second bet. */
export const betId = (playerId: string, placementId: string, ordinal: number): string =>
  `bet-${createHash('sha256')
    .update(JSON.stringify([playerId, placementId, ordinal]))
    .digest('hex')
    .slice(0, 24)}`;

export function refusalsOfBody(bets: readonly RequestedBet[]): BetRefusal[] {
  if (bets.length === 0) return [refusal('placement-invalid', null)];
  if (selectionIdsOf(bets).length > MOST_SELECTIONS || bets.length > MOST_SELECTIONS) return [refusal('too-many-selections', null)];
  const draftBetIds = new Set(bets.map(({ draftBetId }) => draftBetId));
  if (draftBetIds.size < bets.length) return [refusal('placement-invalid', null)];
  const tokens = bets.flatMap(({ reward }) => (reward === undefined || reward.kind === 'promotional-credit' ? [] : [reward.id]));
  if (new Set(tokens).size < tokens.length) return [refusal('rewards-exclusive', null)];
  return bets.flatMap((bet) => {
    const code = refusalOfShape(bet);
    return code ? [refusal(code, bet.draftBetId)] : [];
  });
}

function refusalOfShape({ draftBetId, legs }: RequestedBet): RefusalCode | null {
  const isCombined = draftBetId === PARLAY || draftBetId === TEASER;
  if (isCombined && legs.length < 2) return 'too-few-selections';
  const [first, ...others] = legs;
  if (first === undefined) return 'placement-invalid';
  const isStraight = others.length === 0 && draftBetId === straightId(first.selectionId);
  if (!isStraight && !isCombined && roundRobinSizeOf(draftBetId) === null) return 'placement-invalid';
  if (legs.some(({ num, den }) => num <= 0n || den <= 0n)) return 'placement-invalid';
  return new Set(legs.map(({ selectionId }) => selectionId)).size === legs.length ? null : 'placement-invalid';
}

const refusal = (code: RefusalCode, subjectId: string | null): BetRefusal => ({ code, subjectId, change: null });
