import { type ComponentType, useState } from 'react';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { FieldFrame, type FieldFrameProps } from '../Field.tsx';
import type { Upgrade } from '../../upgrade.ts';
import { formatLater } from './formatLater.ts';
import { isStrange, type MoneyInputProps } from './moneyInput.ts';
import { MoneyPlain } from './MoneyPlain.tsx';

/** Maximum bet in dollars (product §5). */
const MAX_BET = 9_999_999.99;

/** Limit of all money fields, in cents (product §5). */
const MOST_CENTS = 100_000_000_000n;

export type MoneyFieldProps = FieldFrameProps & {
  /** Like `1234.5`; empty if there is no amount. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Dollars. A smaller amount is cleared on blur. */
  readonly min?: number;
  /** Dollars. A larger amount cannot be typed. */
  readonly max?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly format?: Upgrade<ComponentType<MoneyInputProps>>;
};

/**
 * Money input (product §5). Ignores keys that exceed `max`. Keeps text that is not an amount, but marks it as wrong. On blur, pads to two
 * decimals and clears amounts below `min`. The input is plain until the formatting one has loaded, and for text that is not an amount; the
 * two are never swapped while the player types.
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
  const [takesFocus, setTakesFocus] = useState(false);
  const problem = error ?? strangeText(value);
  const frame = {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(problem === null ? {} : { error: problem }),
    ...(hint === undefined ? {} : { hint }),
  };
  const settle = (): void => {
    const settled = settledText(value, min);
    if (settled !== value) onValueChange(settled);
  };
  const leave = onBlur ?? settle;
  const leavePlain = (): void => {
    setTyping(false);
    setTakesFocus(false);
    leave();
  };
  const takeStrange = (text: string): void => {
    setTyping(true);
    setTakesFocus(true);
    onValueChange(text);
  };
  return (
    <FieldFrame {...frame}>
      {(attributes) =>
        Formatted === null || isTyping || isStrange(value) ? (
          <MoneyPlain
            {...rest}
            {...attributes}
            value={value}
            onValueChange={onValueChange}
            max={max}
            takesFocus={takesFocus}
            onFocus={() => setTyping(true)}
            onBlur={leavePlain}
          />
        ) : (
          <Formatted
            {...rest}
            {...attributes}
            value={value}
            onValueChange={onValueChange}
            onStrange={takeStrange}
            max={max}
            onBlur={leave}
          />
        )
      }
    </FieldFrame>
  );
}

function strangeText(value: string): string | null {
  if (!isStrange(value)) return null;
  return value.startsWith('-') ? t`Enter an amount above $0.00.` : t`Enter the amount as a number, such as 25.00.`;
}

function settledText(text: string, min: number): string {
  if (isStrange(text)) return text;
  if (text !== '' && Number(text) < min) return '';
  const read = parseAmount(text, MOST_CENTS);
  return /\.\d$/.test(text) && read.ok && read.value !== null ? centsToFieldText(read.value) : text.replace(/\.$/, '');
}
