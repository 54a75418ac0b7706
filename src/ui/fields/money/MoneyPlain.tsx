import type { ChangeEvent } from 'react';
import { styled } from '../../stitches.ts';
import { moneyAttributes, moneyFace, type MoneyInputProps } from './moneyInput.ts';

const Input = styled('input', moneyFace);

/** Accepts the same amounts as `MoneyFormat`; a comma moves the caret to the end. */
export function MoneyPlain({ value, onValueChange, max, inputRef, ...rest }: MoneyInputProps & { readonly onFocus: () => void }) {
  const changed = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const typed = amountIn(target.value);
    if (typed !== null && Number(typed) <= max) onValueChange(typed);
  };
  return <Input {...rest} {...moneyAttributes} ref={inputRef} value={shownOf(value)} onChange={changed} />;
}

/** Amount in dollars with up to two decimals, else null. */
function amountIn(text: string): string | null {
  const bare = text
    .replaceAll(/[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  return /^(\d+(\.\d{0,2})?)?$/.test(bare) ? bare : null;
}

function shownOf(value: string): string {
  const [whole = '', ...fraction] = value.split('.');
  return value === '' ? '' : `$${[whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')}`;
}
