import { Suspense, useEffect } from 'react';
import { t } from '#src/shared/text/t.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { lazyFrame } from '../lazyWithRetry.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';
import type { Away } from './leaving.ts';

/** Nothing is left without the question. */
function LostDialog({ onEnd }: LeaveDialogProps): null {
  useEffect(() => {
    toast({ id: 'leave-lost', type: 'danger', title: t`We cannot open this link right now. Reload the page and try again.` });
    onEnd();
  }, [onEnd]);
  return null;
}

const LeaveDialog = lazyFrame(async () => {
  const [dialog] = await Promise.all([import('./LeaveDialog.tsx'), preloadDialog()]);
  return dialog.LeaveDialog;
}, LostDialog);

/** Asks before the player leaves; its code comes once the first page is idle, or at a press before. */
export const LeaveStep = ({ away, onEnd }: { readonly away: Away | null; readonly onEnd: () => void }) =>
  away === null ? null : (
    <Suspense fallback={null}>
      <LeaveDialog away={away} onEnd={onEnd} />
    </Suspense>
  );
