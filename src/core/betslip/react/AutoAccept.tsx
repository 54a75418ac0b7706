import { useId } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { Toggle } from '#src/ui/Toggle.ts';
import { useBetslipContext } from './context.ts';
import { useBetslipState } from './panelHooks.ts';

const Line = styled('label', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  minHeight: '32px',
  text: 13,
  color: '$ink2',
  cursor: 'pointer',
});

/** The player's standing answer to changed odds; off until they turn it on. Another line still asks. */
export function AutoAccept() {
  const { onAutoAcceptChange, dispatch } = useBetslipContext();
  const { autoAccept } = useBetslipState();
  const id = useId();
  if (onAutoAcceptChange === null) return null;
  const toggle = (): void => {
    dispatch({ type: 'auto-accept-set', isOn: !autoAccept });
    onAutoAcceptChange(!autoAccept);
  };
  return (
    <Line htmlFor={id}>
      Auto-accept odds changes
      <Toggle id={id} type="button" role="switch" aria-checked={autoAccept} onClick={toggle} />
    </Line>
  );
}
