import { Field } from '#src/ui/fields/Field.tsx';

export function KnownSince({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <Field
      label="Outcome known at (UTC)"
      type="datetime-local"
      step={1}
      value={value}
      hint="Later bets are refunded. Leave empty if unknown or unchanged."
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const knownSince = (value: string): { readonly decidedAt?: string } =>
  value === '' ? {} : { decidedAt: `${value.length === 'YYYY-MM-DDTHH:MM'.length ? `${value}:00` : value}Z` };
