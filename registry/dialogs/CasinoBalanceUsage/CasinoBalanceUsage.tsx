import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { type CasinoBalanceUsageFragment, CasinoBalanceUsageFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { useClosingAction } from '../../parts/dialog/useClosingAction.ts';
import { Choices } from './Choices.tsx';

/** Preselects nothing, because the player must decide which money is wagered first. */
export function CasinoBalanceUsage({ node }: { readonly node: FragmentType<CasinoBalanceUsageFragment> }) {
  const { id, title, body, choices, laterLabel, action } = useNode(CasinoBalanceUsageFragmentDoc, node);
  const { isRunning, isDone, end, run, close } = useClosingAction(action, id);
  const [chosen, setChosen] = useState<string | null>(null);
  const hintId = useId();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <DialogActions>
          <Button tone="quiet" onClick={close}>
            {laterLabel}
          </Button>
          {'label' in action ? (
            <Button
              busy={isRunning}
              disabled={chosen === null}
              aria-describedby={chosen === null ? hintId : undefined}
              onClick={() => run({ casinoBalanceUsagePreferences: chosen })}
            >
              {action.label}
            </Button>
          ) : null}
        </DialogActions>
      }
    >
      <Stack gap={16}>
        <div id={hintId}>
          <Paragraphs text={body} />
        </div>
        <Choices legend={title} choices={choices} chosen={chosen} onChoose={setChosen} />
        {isDone ? null : <ActionNotice end={end} />}
      </Stack>
    </Dialog>
  );
}
