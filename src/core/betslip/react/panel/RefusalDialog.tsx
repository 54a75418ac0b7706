import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { outsideArea } from '#src/shared/site/outsideArea.ts';
import type { DisplayType } from '#src/shared/betting/refusals.ts';
import { useBetslipContext } from '../context.ts';
import { useBetslipState } from './panelHooks.ts';

type Words = {
  readonly title: string;
  readonly body: string | null;
  /** `to` is a path, or `CHECK` to check the location. */
  readonly action: { readonly label: string; readonly to: string } | null;
};

const CHECK = 'check-location';

/** Texts by display type. If `body` is null, the server's message is shown. */
const WORDS: Readonly<Partial<Record<DisplayType, Words>>> = {
  RG_LIMIT: {
    title: t`This bet was not placed`,
    body: null,
    action: { label: t`See My Limits`, to: '/account/responsible-gaming' },
  },
  GEO: { title: t`We can't find your location`, body: null, action: { label: t`Check Location`, to: CHECK } },
  ANONYMOUS_REGION_ERROR: {
    ...outsideArea,
    action: null,
  },
};

/** Shows each refusal's limits alert or location warning once (product §2). */
export function RefusalDialog() {
  const { placement } = useBetslipState();
  const { onGo, onCheckLocation, dispatch } = useBetslipContext();
  const [closedId, setClosedId] = useState<string | null>(null);
  if (placement.at !== 'refused' || placement.isTold || placement.placementId === closedId) return null;
  const refusal = placement.refusals.find(({ displayType }) => WORDS[displayType] !== undefined);
  const words = refusal && WORDS[refusal.displayType];
  if (!refusal || !words) return null;
  const close = (): void => setClosedId(placement.placementId);
  const { action } = words;
  const check = async (): Promise<void> => {
    if (await onCheckLocation()) dispatch({ type: 'location-checked' });
  };
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
                if (action.to === CHECK) void check();
                else onGo(action.to);
              }}
            >
              {action.label}
            </Button>
          ) : null}
          <Button onClick={close}>{t`OK`}</Button>
        </>
      }
    />
  );
}
