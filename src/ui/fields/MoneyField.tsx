import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import { FieldFrame, type FieldFrameProps, inputFace } from './Field.tsx';
import { styled } from '../stitches.ts';

/** Dollars: bets and wins (product §5). */
const MAX_BET = 9_999_999.99;

/** Cents: any field (product §5). */
const MOST_CENTS = 100_000_000_000n;

const Input = styled(NumericFormat, inputFace, {
  fontVariantNumeric: 'tabular-nums',
  variants: { compact: { true: { height: '40px', paddingInline: '$8', fontWeight: '$medium' } } },
});

export type MoneyFieldProps = FieldFrameProps & {
  /** `1234.5`; empty for none. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Replaces the default formatting. */
  readonly onBlur?: () => void;
  /** Dollars; less is cleared on blur. */
  readonly min?: number;
  /** Dollars; more cannot be typed. */
  readonly max?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly inputRef?: React.Ref<HTMLInputElement>;
};

/** Ignores keys that would exceed `max`. On blur, pads one decimal to two and clears less than `min` (product §5). */
export function MoneyField({
  label,
  labelHidden,
  error,
  hint,
  value,
  onValueChange,
  onBlur,
  min = 0,
  max = MAX_BET,
  inputRef,
  ...rest
}: MoneyFieldProps) {
  const frame = {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(error === undefined ? {} : { error }),
    ...(hint === undefined ? {} : { hint }),
  };
  const changed = (values: NumberFormatValues, source: { readonly source: string }): void => {
    if (source.source === 'event') onValueChange(values.value.startsWith('.') ? `0${values.value}` : values.value);
  };
  const settle = (): void => {
    const settled = settledText(value, min);
    if (settled !== value) onValueChange(settled);
  };
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Input
          {...rest}
          {...attributes}
          {...(inputRef === undefined ? {} : { getInputRef: inputRef })}
          value={value}
          valueIsNumericString
          onValueChange={changed}
          onBlur={onBlur ?? settle}
          prefix="$"
          thousandSeparator=","
          decimalScale={2}
          allowNegative={false}
          allowLeadingZeros={false}
          isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= max}
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
        />
      )}
    </FieldFrame>
  );
}

/** Clears less than `min`, pads one decimal to two; keeps other text. */
function settledText(text: string, min: number): string {
  if (text !== '' && Number(text) < min) return '';
  const read = parseAmount(text, MOST_CENTS);
  return /\.\d$/.test(text) && read.ok && read.value !== null ? centsToFieldText(read.value) : text;
}
