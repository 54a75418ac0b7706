import { useId } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Toggle } from '#src/ui/fields/Toggle.ts';
import { useBetslipContext } from '../context.ts';
import { useBetslipState } from './panelHooks.ts';
import { SwitchLine } from './panelFrame.ts';

/** Keeps selections after placing, if the flag is on (product §4). */
export function KeepSelections() {
  const { dispatch } = useBetslipContext();
  const { keepsSelections, owner } = useBetslipState();
  const id = useId();
  const isOffered = useFlag('reuse-selections');
  if (!isOffered || owner.type !== 'player') return null;
  return (
    <SwitchLine htmlFor={id}>
      {t`Keep selections after placing`}
      <Toggle
        id={id}
        type="button"
        role="switch"
        aria-checked={keepsSelections}
        onClick={() => dispatch({ type: 'keep-selections-set', isOn: !keepsSelections })}
      />
    </SwitchLine>
  );
}
