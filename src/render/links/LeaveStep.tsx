import { Suspense, useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { lazyFrame } from '../lazyWithRetry.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';
import type { Away } from './leaving.ts';

/** Stands in for a dialog that failed to load; the player stays on the page. */
function LostDialog({ onEnd }: LeaveDialogProps): null {
  useEffect(() => {
    toast({ id: 'leave-lost', type: 'danger', title: t`We can’t open this link right now. Reload the page and try again.` });
    onEnd();
  }, [onEnd]);
  return null;
}

const LeaveDialog = lazyFrame(async () => {
  const [dialog] = await Promise.all([import('./LeaveDialog.tsx'), preloadDialog()]);
  return dialog.LeaveDialog;
}, LostDialog);

/** Asks before leaving the site. The dialog loads when the first page is idle, or earlier at a press. */
export const LeaveStep = ({ away, onEnd }: { readonly away: Away | null; readonly onEnd: () => void }) =>
  away === null ? null : (
    <Suspense fallback={null}>
      <LeaveDialog away={away} onEnd={onEnd} />
    </Suspense>
  );
