import { type ComponentType, useState } from 'react';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import { FieldFrame, type FieldFrameProps } from '../Field.tsx';
import type { Upgrade } from '../../upgrade.ts';
import { formatLater } from './formatLater.ts';
import type { MoneyInputProps } from './moneyInput.ts';
import { MoneyPlain } from './MoneyPlain.tsx';

/** Dollars (product §5). */
const MAX_BET = 9_999_999.99;

/** Limit of all fields (product §5). */
const MOST_CENTS = 100_000_000_000n;

export type MoneyFieldProps = FieldFrameProps & {
  /** Text like `1234.5`; empty for none. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Replaces the formatting on blur. */
  readonly onBlur?: () => void;
  /** Dollars; a smaller amount is cleared on blur. */
  readonly min?: number;
  /** Dollars; a larger amount cannot be typed. */
  readonly max?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly inputRef?: React.Ref<HTMLInputElement>;
  readonly format?: Upgrade<ComponentType<MoneyInputProps>>;
};

/**
 * Ignores keys beyond `max`. On blur pads to two decimals and clears less than `min` (product §5). Uses a plain input until the formatting
 * one loads; never swaps while typing.
 */
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
  format = formatLater,
  ...rest
}: MoneyFieldProps) {
  const Formatted = format.useLoaded();
  const [isTyping, setTyping] = useState(false);
  const frame = {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(error === undefined ? {} : { error }),
    ...(hint === undefined ? {} : { hint }),
  };
  const settle = (): void => {
    const settled = settledText(value, min);
    if (settled !== value) onValueChange(settled);
  };
  const leave = onBlur ?? settle;
  const leavePlain = (): void => {
    setTyping(false);
    leave();
  };
  return (
    <FieldFrame {...frame}>
      {(attributes) =>
        Formatted === null || isTyping ? (
          <MoneyPlain
            {...rest}
            {...attributes}
            value={value}
            onValueChange={onValueChange}
            max={max}
            onFocus={() => setTyping(true)}
            onBlur={leavePlain}
          />
        ) : (
          <Formatted {...rest} {...attributes} value={value} onValueChange={onValueChange} max={max} onBlur={leave} />
        )
      }
    </FieldFrame>
  );
}

/** Clears less than `min`, pads to two decimals, drops a bare point. */
function settledText(text: string, min: number): string {
  if (text !== '' && Number(text) < min) return '';
  const read = parseAmount(text, MOST_CENTS);
  return /\.\d$/.test(text) && read.ok && read.value !== null ? centsToFieldText(read.value) : text.replace(/\.$/, '');
}
