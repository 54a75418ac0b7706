import type { InputOf } from '#src/shared/console/operations.ts';
import { OperationDialog, type OperationDialogProps } from '../../ui/OperationDialog.tsx';
import { type ChosenLimits, useLimitFields } from './LimitFields.tsx';

type LimitsDialogProps = Pick<OperationDialogProps<'setMarketLimits'>, 'title' | 'consequence' | 'said' | 'onClose'> & {
  readonly now: ChosenLimits;
  readonly emptyHint: string;
  readonly input: (limits: ChosenLimits, reason: string) => InputOf<'setMarketLimits'>;
};

export function LimitsDialog({ now, emptyHint, input, ...dialog }: LimitsDialogProps) {
  const { fields, chosen } = useLimitFields(now, emptyHint);
  function checked(reason: string): InputOf<'setMarketLimits'> | null {
    const limits = chosen();
    return limits && input(limits, reason);
  }
  return (
    <OperationDialog {...dialog} to="setMarketLimits" label="Set limits" input={checked}>
      {fields}
    </OperationDialog>
  );
}
