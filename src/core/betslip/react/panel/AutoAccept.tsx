import { useId, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Toggle } from '#src/ui/fields/Toggle.ts';
import { AutoAcceptDialog } from './AutoAcceptDialog.tsx';
import { useBetslipContext } from '../context.ts';
import { SwitchLine } from './panelFrame.ts';
import { useBetslipState } from './panelHooks.ts';

/** Turns auto-accept on after the player confirms. Moved lines still need consent. */
export function AutoAccept() {
  const { onAutoAcceptChange, dispatch } = useBetslipContext();
  const { autoAccept } = useBetslipState();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  if (onAutoAcceptChange === null) return null;
  const turn = (isOn: boolean): void => {
    setAsking(false);
    dispatch({ type: 'auto-accept-set', isOn });
    onAutoAcceptChange(isOn);
  };
  return (
    <>
      <SwitchLine htmlFor={id}>
        {t`Auto-accept odds changes`}
        <Toggle
          id={id}
          type="button"
          role="switch"
          aria-checked={autoAccept}
          onClick={() => (autoAccept ? turn(false) : setAsking(true))}
        />
      </SwitchLine>
      <AutoAcceptDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={() => turn(true)} />
    </>
  );
}
