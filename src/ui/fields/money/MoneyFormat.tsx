import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { styled } from '../../stitches.ts';
import { moneyAttributes, moneyFace, type MoneyInputProps } from './moneyInput.ts';

const Input = styled(NumericFormat, moneyFace);

/** Separates thousands and keeps the caret in place. */
export function MoneyFormat({ onValueChange, max, inputRef, ...rest }: MoneyInputProps) {
  const changed = (values: NumberFormatValues, source: { readonly source: string }): void => {
    if (source.source === 'event') onValueChange(values.value.startsWith('.') ? `0${values.value}` : values.value);
  };
  return (
    <Input
      {...rest}
      {...moneyAttributes}
      {...(inputRef === undefined ? {} : { getInputRef: inputRef })}
      valueIsNumericString
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
