import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps, inputFace } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';

export const Select = styled('select', {
  ...inputFace,
  cursor: 'pointer',
  fontSize: '$14',
  // The control's height without borders, which centers the value.
  lineHeight: '42px',
  truncate: true,
  paddingInlineEnd: '$32',
  backgroundImage: 'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundPosition: 'calc(100% - 18px) 52%, calc(100% - 13px) 52%',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  '& option': { color: '$ink1', backgroundColor: '$surface1' },
});

const Area = styled('textarea', {
  ...inputFace,
  height: 'auto',
  minHeight: '88px',
  paddingBlock: '$8',
  resize: 'vertical',
  whiteSpace: 'pre-wrap',
});

export type Choice<V extends string> = { readonly value: V; readonly label: string };

export type SelectFieldProps<V extends string> = FieldFrameProps & {
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
};

export function SelectField<V extends string>({ value, choices, onChange, disabled = false, ...frame }: SelectFieldProps<V>) {
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Select
          {...attributes}
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'ref' | 'id' | 'children'>;

export function TextAreaField({ label, labelHidden, error, hint, ...rest }: TextAreaFieldProps) {
  const frame = {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(error === undefined ? {} : { error }),
    ...(hint === undefined ? {} : { hint }),
  };
  return <FieldFrame {...frame}>{(attributes) => <Area {...rest} {...attributes} />}</FieldFrame>;
}

const CheckLine = styled('label', {
  display: 'flex',
  gap: '$12',
  alignItems: 'flex-start',
  padding: '$8 $12',
  borderRadius: '$control',
  border: '1px solid $line',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: '$accent', backgroundColor: '$accentSoft' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& input': { size: '18px', marginTop: '1px', accentColor: '$colors$accent', flex: 'none' },
});

export function CheckField({
  isChecked,
  onChange,
  children,
}: {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <CheckLine>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </CheckLine>
  );
}

export const Filters = styled('div', {
  display: 'grid',
  gap: '$12',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'end',
  // Small text only on wide screens, because phones zoom into small inputs.
  '@tablet': { '& input': { fontSize: '$14' } },
  '@belowTablet': { '& > :has(> input[type="search"])': { gridColumn: '1 / -1' } },
});

export const NamedAbove = styled('div', {
  '& > fieldset': { flexDirection: 'column', alignItems: 'flex-start', gap: '$4' },
  '& legend': { text: 13, color: '$ink2' },
});

export const Beside = styled('div', {
  paddingTop: '$24',
  '@belowTablet': { paddingTop: 0, flex: '1 1 100%' },
});
