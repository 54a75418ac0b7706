import { Field } from '#src/ui/fields/Field.tsx';

/** UTC with seconds; empty if unknown. */
export function KnownSince({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <Field
      label="Known since, UTC"
      type="datetime-local"
      step={1}
      value={value}
      hint="Bets placed from then on go back, whoever has won. Empty: not known, or as it was said before."
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const knownSince = (value: string): { readonly decidedAt?: string } =>
  value === '' ? {} : { decidedAt: `${value.length === 'YYYY-MM-DDTHH:MM'.length ? `${value}:00` : value}Z` };
