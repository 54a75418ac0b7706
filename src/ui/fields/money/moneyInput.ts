import type { AriaAttributes, Ref } from 'react';
import { inputFace } from '../Field.tsx';

export const moneyFace = {
  ...inputFace,
  fontVariantNumeric: 'tabular-nums',
  variants: { compact: { true: { height: '40px', paddingInline: '$8', fontWeight: '$medium' } } },
} as const;

export const moneyAttributes = { inputMode: 'decimal', autoComplete: 'off', placeholder: '$0.00' } as const;

export type MoneyInputProps = AriaAttributes & {
  readonly id: string;
  /** Text like `1234.5`; empty for none. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Dollars; a larger amount cannot be typed. */
  readonly max: number;
  readonly onBlur: () => void;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
};
