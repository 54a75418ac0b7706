import { FieldFrame } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';

const Select = styled('select', {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  height: '42px',
  paddingInline: '$8',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 14,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  focusRing: 1,
});

type ChooseProps<V extends string> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
};

/** One of several, by the browser's own list. */
export function Choose<V extends string>({ label, value, options, onChange }: ChooseProps<V>) {
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <Select
          {...attributes}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
