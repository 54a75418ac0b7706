import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';
import type { BetslipFrame } from '../context.ts';
import { isWide } from '../panel/useIsWide.ts';

/** Product §9. One toast: a second press while it is up needs no other. */
const ADDED_SECONDS = 1.1;

/** Said where the slip itself does not show it: on a narrow screen with the slip down, or beside one that is collapsed. */
export function tellAdded({ isOpen, isCollapsed }: BetslipFrame): void {
  if (isWide() ? !isCollapsed : isOpen) return;
  toast({ id: 'betslip-added', type: 'success', title: t`Added to betslip`, secondsUntilRemoved: ADDED_SECONDS });
}
