import type { AriaAttributes } from 'react';
import { inputFace } from '../Field.tsx';

export const moneyFace = {
  ...inputFace,
  fontVariantNumeric: 'tabular-nums',
  variants: { compact: { true: { height: '40px', paddingInline: '$8', fontWeight: '$medium' } } },
} as const;

export const moneyAttributes = { inputMode: 'decimal', autoComplete: 'off', placeholder: '$0.00' } as const;

const MOST_STRANGE = 24;

export const isStrange = (value: string): boolean => /[^\d.,$\s]/.test(value);

/** Returns text that is not an amount, else null. Without its wrong characters, the text could be another amount. */
export const strangeIn = (text: string): string | null => (isStrange(text) ? text.replaceAll(/[$,\s]/g, '').slice(0, MOST_STRANGE) : null);

export type MoneyInputProps = AriaAttributes & {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly max: number;
  readonly onBlur: () => void;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly name?: string;
  readonly onStrange: (text: string) => void;
};
