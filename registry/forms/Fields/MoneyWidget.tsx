import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/FieldProblems.tsx';
import { styled } from '#src/ui/stitches.ts';

const Input = styled(NumericFormat, inputFace, { fontVariantNumeric: 'tabular-nums' });
/** Maximum amount of $1,000,000,000.00 (product §5). */
const MAX_CENTS = 100_000_000_000n;

export const suffixOf = (currency: unknown): string => (currency === 'CAD' ? ' CAD' : '');

export function MoneyWidget({
  id,
  value,
  disabled = false,
  readonly = false,
  required = false,
  onChange,
  rawErrors = [],
  registry,
}: WidgetProps) {
  const suffix = suffixOf(registry.formContext['currency']);
  const [typed, setTyped] = useState(textOf(value));
  const text = centsOf(typed) === (value ?? undefined) ? typed : textOf(value);
  return (
    <Input
      id={id}
      name={id}
      value={text}
      valueIsNumericString
      prefix="$"
      suffix={suffix}
      thousandSeparator
      decimalScale={2}
      allowNegative={false}
      inputMode="decimal"
      placeholder={`$0.00${suffix}`}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      isAllowed={({ value: next }: { readonly value: string }) => isAtMost(next)}
      onValueChange={(next: { readonly value: string }, { source }: { readonly source: string }) => {
        if (source !== 'event') return;
        setTyped(next.value);
        onChange(centsOf(next.value));
      }}
      onBlur={() => setTyped(textOf(centsOf(typed)))}
    />
  );
}

export function centsOf(text: string): number | undefined {
  const cents = parseAmount(text, MAX_CENTS);
  return cents.ok && cents.value !== null ? Number(cents.value) : undefined;
}

/** Returns false only if the amount is too large, and true for incomplete input such as `.`. */
const isAtMost = (text: string): boolean => {
  const cents = parseAmount(text, MAX_CENTS);
  return cents.ok || cents.refusal !== 'amount-too-large';
};

const textOf = (value: unknown): string =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? centsToFieldText(BigInt(value)) : '';
