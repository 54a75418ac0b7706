import { useState } from 'react';
import { Field } from '#src/ui/fields/Field.tsx';
import { centsIn, dollars } from './cents.ts';

export type ChosenLimits = { readonly mostStakeCents: number | null; readonly mostExposureCents: number | null };

/** `chosen` returns the limits. If a field is invalid, it returns null and the field shows its problem. */
export function useLimitFields(now: ChosenLimits, emptyHint: string) {
  const [stake, setStake] = useState(textOf(now.mostStakeCents));
  const [exposure, setExposure] = useState(textOf(now.mostExposureCents));
  const [wasPressed, setPressed] = useState(false);
  const [mostStakeCents, mostExposureCents] = [centsIn(stake), centsIn(exposure)];
  const stakeProblem = mostStakeCents === undefined || mostStakeCents === 0 ? 'Enter an amount above $0.00.' : null;
  const exposureProblem = mostExposureCents === undefined ? 'Enter an amount. $0.00 stops further bets.' : null;
  function chosen(): ChosenLimits | null {
    setPressed(true);
    if (stakeProblem !== null || mostStakeCents === undefined || mostExposureCents === undefined) return null;
    return { mostStakeCents, mostExposureCents };
  }
  const fields = (
    <>
      <Field
        label="Maximum stake per placement"
        inputMode="decimal"
        hint={emptyHint}
        value={stake}
        error={wasPressed ? stakeProblem : null}
        onChange={({ target }) => setStake(target.value)}
      />
      <Field
        label="Maximum win on one selection (all open bets)"
        inputMode="decimal"
        hint={emptyHint}
        value={exposure}
        error={wasPressed ? exposureProblem : null}
        onChange={({ target }) => setExposure(target.value)}
      />
    </>
  );
  return { fields, chosen };
}

const textOf = (cents: number | null): string => (cents === null ? '' : dollars(cents));
