import { useState } from 'react';
import type { InputOf } from '#src/shared/console/operations.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { OperationDialog, type OperationDialogProps } from '../../ui/OperationDialog.tsx';
import { centsIn, dollars } from './cents.ts';

export type ChosenLimits = { readonly mostStakeCents: number | null; readonly mostExposureCents: number | null };
type Limiting = 'setMarketLimits' | 'setPlayerLimits';
type LimitsDialogProps<N extends Limiting> = Pick<OperationDialogProps<N>, 'title' | 'consequence' | 'to' | 'said' | 'onClose'> & {
  /** Cents. */
  readonly now: ChosenLimits;
  readonly emptyHint: string;
  readonly input: (limits: ChosenLimits, reason: string) => InputOf<N>;
};

export function LimitsDialog<N extends Limiting>({ now, emptyHint, input, ...dialog }: LimitsDialogProps<N>) {
  const [stake, setStake] = useState(textOf(now.mostStakeCents));
  const [exposure, setExposure] = useState(textOf(now.mostExposureCents));
  const [wasPressed, setPressed] = useState(false);
  const [mostStakeCents, mostExposureCents] = [centsIn(stake), centsIn(exposure)];
  const stakeProblem = mostStakeCents === undefined || mostStakeCents === 0 ? 'An amount of more than $0.00.' : null;
  const exposureProblem = mostExposureCents === undefined ? 'An amount, $0.00 to take nothing more.' : null;
  function checked(reason: string): InputOf<N> | null {
    setPressed(true);
    if (stakeProblem !== null || mostStakeCents === undefined || mostExposureCents === undefined) return null;
    return input({ mostStakeCents, mostExposureCents }, reason);
  }
  return (
    <OperationDialog {...dialog} label="Set the limits" input={checked}>
      <Field
        label="Most at stake in one placement"
        inputMode="decimal"
        hint={emptyHint}
        value={stake}
        error={wasPressed ? stakeProblem : null}
        onChange={({ target }) => setStake(target.value)}
      />
      <Field
        label="Most that open bets on one selection may win"
        inputMode="decimal"
        hint={emptyHint}
        value={exposure}
        error={wasPressed ? exposureProblem : null}
        onChange={({ target }) => setExposure(target.value)}
      />
    </OperationDialog>
  );
}

const textOf = (cents: number | null): string => (cents === null ? '' : dollars(cents));
