import type { Trx } from '#server/platform/store/index.ts';
import { lockSlip, type SlipRow, storedIn } from '../slip/betslipStore.ts';
import { type SlipContent, withoutRewards, withoutSelections } from '../slip/slipContent.ts';
import type { PlacementRequest } from './placementTypes.ts';

type Asked = Pick<PlacementRequest, 'bets' | 'clearSlipOf' | 'keepSlipOf' | 'playerId'>;

export const slipChangedBy = ({ bets, clearSlipOf, keepSlipOf, playerId }: Asked): string | null =>
  keepSlipOf ?? clearSlipOf ?? (bets.some(({ reward }) => reward !== undefined) ? `player:${playerId}` : null);

/** Returns the slip that `slipQuery` locked. If there was none, creates and locks one. */
export async function lockedSlip(trx: Trx, owner: string, [row]: readonly SlipRow[], now: Date): Promise<SlipContent> {
  return (row ? storedIn(row) : await lockSlip(trx, owner, now)).content;
}

/**
 * Returns the slip after placement; null if unchanged. A kept slip loses the placed bets' amounts and rewards, so that a second click
 * places nothing.
 */
export function contentAfter({ bets, clearSlipOf, keepSlipOf }: Asked, content: SlipContent): SlipContent | null {
  if (keepSlipOf !== undefined) {
    const ids = new Set(bets.map(({ draftBetId }) => draftBetId));
    const amounts = Object.fromEntries(Object.entries(content.amounts).filter(([id]) => !ids.has(id)));
    return { ...withoutRewards(content, bets), amounts };
  }
  if (clearSlipOf !== undefined)
    return withoutSelections(
      content,
      bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)),
    );
  return Object.keys(content.rewards).length > 0 ? withoutRewards(content, bets) : null;
}
