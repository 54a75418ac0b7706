import type { ChangeEvent } from 'react';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { styled } from '../../stitches.ts';
import { moneyAttributes, moneyFace, type MoneyInputProps, strangeIn } from './moneyInput.ts';

const Input = styled(NumericFormat, moneyFace);

export function MoneyFormat({ onValueChange, max, onStrange, ...rest }: MoneyInputProps) {
  const changed = (values: NumberFormatValues, source: { readonly source: string }): void => {
    if (source.source === 'event') onValueChange(values.value.startsWith('.') ? `0${values.value}` : values.value);
  };
  // Keeps text that is not an amount from the library, which would reduce it to its digits.
  const refused = (event: ChangeEvent<HTMLInputElement>): void => {
    const strange = strangeIn(event.target.value);
    if (strange === null) return;
    event.stopPropagation();
    onStrange(strange);
  };
  return (
    <Input
      {...rest}
      {...moneyAttributes}
      valueIsNumericString
      onChangeCapture={refused}
      onValueChange={changed}
      prefix="$"
      thousandSeparator=","
      decimalScale={2}
      allowNegative={false}
      allowLeadingZeros={false}
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= max}
    />
  );
}
