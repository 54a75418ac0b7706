import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { styled } from '../../stitches.ts';
import { isStrange, moneyAttributes, moneyFace, type MoneyInputProps, strangeIn } from './moneyInput.ts';

const Input = styled('input', moneyFace);

type MoneyPlainProps = Omit<MoneyInputProps, 'onStrange'> & {
  readonly onFocus: () => void;
  readonly takesFocus: boolean;
};

/** Accepts any text. A typed comma moves the caret to the end. */
export function MoneyPlain({ value, onValueChange, max, takesFocus, ...rest }: MoneyPlainProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const changed = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const strange = strangeIn(target.value);
    const typed = strange ?? amountIn(target.value);
    if (typed !== null && (strange !== null || Number(typed) <= max)) onValueChange(typed);
  };
  return <Input {...rest} {...moneyAttributes} ref={input} value={shownOf(value)} onChange={changed} />;
}

function amountIn(text: string): string | null {
  const bare = text
    .replaceAll(/[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  return /^(\d+(\.\d{0,2})?)?$/.test(bare) ? bare : null;
}

function shownOf(value: string): string {
  if (isStrange(value)) return value;
  const [whole = '', ...fraction] = value.split('.');
  return value === '' ? '' : `$${[whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')}`;
}
