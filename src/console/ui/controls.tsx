import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps, inputFace } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';

/** The platform's own list, as it looks here. */
export const Select = styled('select', {
  ...inputFace,
  cursor: 'pointer',
  fontSize: '$14',
  // The height without its border: the chosen value stands in the middle, on one line.
  lineHeight: '42px',
  truncate: true,
  paddingInlineEnd: '$32',
  // Two strokes of a chevron: a picture by address would need another file.
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

/** One of several, by the platform's own list. */
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

/** Text of several lines. */
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

/** One thing to be taken in or left out, with what it is. */
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

/** Fields of a filter beside one another; under one another where there is no room. */
export const Filters = styled('div', {
  display: 'grid',
  gap: '$12',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'end',
  // As large as what is chosen beside it; on phones larger, lest they zoom.
  '@tablet': { '& input': { fontSize: '$14' } },
  // Half a phone is too little for what is typed.
  '@belowTablet': { '& > :has(> input[type="search"])': { gridColumn: '1 / -1' } },
});

/** Around choices that are all in view: they are named above, as fields are. */
export const NamedAbove = styled('div', {
  '& > fieldset': { flexDirection: 'column', alignItems: 'flex-start', gap: '$4' },
  '& legend': { text: 13, color: '$ink2' },
});

/** A button that belongs to a field: beside it, as high; below it on phones. */
export const Beside = styled('div', {
  paddingTop: '$24',
  '@belowTablet': { paddingTop: 0, flex: '1 1 100%' },
});
