import { type ComponentType, useState } from 'react';
import { centsToFieldText, parseAmount } from '#src/shared/money/money.ts';
import { FieldFrame, type FieldFrameProps } from '../Field.tsx';
import type { Upgrade } from '../../upgrade.ts';
import { formatLater } from './formatLater.ts';
import type { MoneyInputProps } from './moneyInput.ts';
import { MoneyPlain } from './MoneyPlain.tsx';

/** Dollars: bets and wins (product §5). */
const MAX_BET = 9_999_999.99;

/** Cents: any field (product §5). */
const MOST_CENTS = 100_000_000_000n;

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
  /** The input that formats while typing. */
  readonly format?: Upgrade<ComponentType<MoneyInputProps>>;
};

/**
 * Ignores keys that would exceed `max`. On blur, pads one decimal to two and clears less than `min` (product §5). The input that keeps the
 * caret comes with a library of its own: until then a plain one takes amounts, and it is never replaced while somebody types in it.
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

/** Clears less than `min`, pads one decimal to two, drops a point without decimals. */
function settledText(text: string, min: number): string {
  if (text !== '' && Number(text) < min) return '';
  const read = parseAmount(text, MOST_CENTS);
  return /\.\d$/.test(text) && read.ok && read.value !== null ? centsToFieldText(read.value) : text.replace(/\.$/, '');
}
