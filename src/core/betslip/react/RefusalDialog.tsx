import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { DisplayType } from '#src/lib/refusals.ts';
import { useBetslipContext } from './context.ts';
import { useBetslipState } from './panelHooks.ts';

type Words = {
  readonly title: string;
  readonly body: string | null;
  readonly action: { readonly label: string; readonly path: string } | null;
};

/** What stops every bet of a player, and is more than a line above the button; a body of null says what the server said. */
const WORDS: Readonly<Partial<Record<DisplayType, Words>>> = {
  RG_LIMIT: {
    title: 'This bet was not placed',
    body: null,
    action: { label: 'See My Limits', path: '/account/responsible-gaming' },
  },
  ANONYMOUS_REGION_ERROR: {
    title: "Looks like you're outside of an operating area",
    body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    action: null,
  },
};

/** The limits alert and the location warning of the slip (product §2), once for every placement that was refused for them. */
export function RefusalDialog() {
  const { placement } = useBetslipState();
  const { onGo } = useBetslipContext();
  const [closedId, setClosedId] = useState<string | null>(null);
  if (placement.at !== 'refused' || placement.placementId === closedId) return null;
  const refusal = placement.refusals.find(({ displayType }) => WORDS[displayType] !== undefined);
  const words = refusal && WORDS[refusal.displayType];
  if (!refusal || !words) return null;
  const close = (): void => setClosedId(placement.placementId);
  const { action } = words;
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      width={360}
      title={words.title}
      description={words.body ?? refusal.message}
      actions={
        <>
          {action ? (
            <Button
              tone="secondary"
              onClick={() => {
                close();
                onGo(action.path);
              }}
            >
              {action.label}
            </Button>
          ) : null}
          <Button onClick={close}>OK</Button>
        </>
      }
    />
  );
}
