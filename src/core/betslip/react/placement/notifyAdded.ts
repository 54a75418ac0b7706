import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';
import type { BetslipFrame } from '../context.ts';
import { isWide } from '../panel/useIsWide.ts';

/** Seconds for which the toast shows (product §9). */
const ADDED_SECONDS = 1.1;

export function notifyAdded({ isOpen, isCollapsed }: BetslipFrame): void {
  if (isWide() ? !isCollapsed : isOpen) return;
  toast({ about: 'betslip-add', type: 'success', title: t`Added to betslip`, secondsUntilRemoved: ADDED_SECONDS });
}
