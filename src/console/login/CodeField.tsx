import type { Ref } from 'react';
import { Field } from '#src/ui/fields/Field.tsx';

type Props = { readonly value: string; readonly onChange: (code: string) => void; readonly ref?: Ref<HTMLInputElement> };

export const CodeField = ({ value, onChange, ref }: Props) => (
  <Field
    {...(ref === undefined ? {} : { ref })}
    label="Authenticator app code"
    name="one-time-code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    maxLength={7}
    pattern="[0-9 ]{6,7}"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
