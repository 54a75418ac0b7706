import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { FieldFrame, type FieldFrameProps, inputFace } from './Field.tsx';
import { styled } from './stitches.ts';

/** The most a bet or win field takes (product §5). */
const MAX_BET = 9_999_999.99;

const Input = styled(NumericFormat, inputFace, {
  fontVariantNumeric: 'tabular-nums',
  variants: { compact: { true: { height: '40px', paddingInline: '$8', fontWeight: '$medium' } } },
});

export type MoneyFieldProps = FieldFrameProps & {
  /** What the field holds, without symbol and separators: `1234.5`; empty for nothing. */
  readonly value: string;
  /** With the bare text, after each change by the player. */
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Dollars; more is not taken. */
  readonly max?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly inputRef?: React.Ref<HTMLInputElement>;
};

/** Dollars and at most two decimals. A keystroke that would exceed the maximum is not taken; a leading point becomes `0.`. */
export function MoneyField({
  label,
  labelHidden,
  error,
  hint,
  value,
  onValueChange,
  onBlur,
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
          onBlur={onBlur}
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
