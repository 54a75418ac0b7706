import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type AppTourFragment, AppTourFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, useOverlay } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { TourCard } from './TourCard.tsx';

export function AppTour({ node }: { readonly node: FragmentType<AppTourFragment> }) {
  const { title, steps, nextLabel, backLabel, doneLabel, skipLabel } = useNode(AppTourFragmentDoc, node);
  const { close } = useOverlay();
  const [at, setAt] = useState(0);
  // Clamps the step, because a new version of the tour may have fewer steps.
  const here = Math.max(0, Math.min(at, steps.length - 1));
  const isLast = here >= steps.length - 1;
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      width={400}
      actions={
        <DialogActions>
          {here === 0 ? (
            <Button tone="quiet" onClick={close}>
              {skipLabel}
            </Button>
          ) : (
            <Button tone="quiet" onClick={() => setAt(here - 1)}>
              {backLabel}
            </Button>
          )}
          <Button onClick={() => (isLast ? close() : setAt(here + 1))}>{isLast ? doneLabel : nextLabel}</Button>
        </DialogActions>
      }
    >
      <TourCard steps={steps} at={here} />
    </Dialog>
  );
}
