import { isReason, REASON_MAX } from '#src/shared/console/limits.ts';
import { Field } from '#src/ui/fields/Field.tsx';

type ReasonFieldProps = {
  readonly label?: string;
  readonly value: string;
  readonly wasTried: boolean;
  readonly onChange: (reason: string) => void;
};

/** Asks why the operator reads personal data, which the server audits. */
export function ReasonField({ label = 'Reason for viewing', value, wasTried, onChange }: ReasonFieldProps) {
  const problem = wasTried && !isReason(value) ? 'Enter a reason in a few words.' : null;
  return <Field label={label} value={value} maxLength={REASON_MAX} error={problem} onChange={({ target }) => onChange(target.value)} />;
}
