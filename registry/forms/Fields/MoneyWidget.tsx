import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { inputFace } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { describedBy } from './templates.tsx';

const Input = styled(NumericFormat, inputFace, { fontVariantNumeric: 'tabular-nums' });
/** Dollars (product §5). */
const MAX_AMOUNT = 1_000_000_000;

/** Dollars to the player, whole cents to the form. */
export function MoneyWidget({ id, value, disabled = false, readonly = false, required = false, onChange, rawErrors = [] }: WidgetProps) {
  const [typed, setTyped] = useState(textOf(value));
  const text = centsOf(typed) === (value ?? undefined) ? typed : textOf(value);
  return (
    <Input
      id={id}
      name={id}
      value={text}
      valueIsNumericString
      prefix="$"
      thousandSeparator
      decimalScale={2}
      allowNegative={false}
      inputMode="decimal"
      placeholder="$0.00"
      required={required}
      disabled={disabled}
      readOnly={readonly}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      isAllowed={({ floatValue = 0 }: { readonly floatValue?: number | undefined }) => floatValue <= MAX_AMOUNT}
      onValueChange={(next: { readonly value: string }, { source }: { readonly source: string }) => {
        if (source !== 'event') return;
        setTyped(next.value);
        onChange(centsOf(next.value));
      }}
      onBlur={() => setTyped(textOf(centsOf(typed)))}
    />
  );
}

/** `12.5` as 1250, by its digits; undefined for nothing. */
export function centsOf(text: string): number | undefined {
  const [whole = '', part = ''] = text.split('.');
  return text === '' || text === '.' ? undefined : Number(`${whole}${part.padEnd(2, '0').slice(0, 2)}`);
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return '';
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
