import { useState } from 'react';
import type { Refusal } from '../../api/index.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { centsIn, dollars } from './cents.ts';

export type ChosenLimits = { readonly mostStakeCents: number | null; readonly mostExposureCents: number | null };
type LimitsDialogProps = {
  readonly title: string;
  readonly consequence: string;
  /** Cents. */
  readonly now: ChosenLimits;
  readonly emptyHint: string;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
  readonly onAct: (limits: ChosenLimits, reason: string) => void;
};

export function LimitsDialog({ now, emptyHint, onAct, ...dialog }: LimitsDialogProps) {
  const [stake, setStake] = useState(textOf(now.mostStakeCents));
  const [exposure, setExposure] = useState(textOf(now.mostExposureCents));
  const [wasPressed, setPressed] = useState(false);
  const [mostStakeCents, mostExposureCents] = [centsIn(stake), centsIn(exposure)];
  const stakeProblem = mostStakeCents === undefined || mostStakeCents === 0 ? 'An amount of more than $0.00.' : null;
  const exposureProblem = mostExposureCents === undefined ? 'An amount, $0.00 to take nothing more.' : null;
  function act(reason: string): void {
    setPressed(true);
    if (stakeProblem !== null || mostStakeCents === undefined || mostExposureCents === undefined) return;
    onAct({ mostStakeCents, mostExposureCents }, reason);
  }
  return (
    <ActDialog {...dialog} label="Set the limits" onAct={act}>
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
    </ActDialog>
  );
}

const textOf = (cents: number | null): string => (cents === null ? '' : dollars(cents));
