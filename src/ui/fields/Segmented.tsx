import { useId } from 'react';
import { styled } from '../stitches.ts';

const Group = styled('fieldset', { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '$12', flexWrap: 'wrap' });
const Legend = styled('legend', { float: 'left', padding: 0, text: 14, fontWeight: '$medium', color: '$ink1' });
const Track = styled('div', {
  display: 'inline-flex',
  padding: '$4',
  gap: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface2',
  border: '1px solid $line',
});
const Choice = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '$controlSmall',
  paddingInline: '$12',
  borderRadius: '$control',
  text: 13,
  fontWeight: '$medium',
  color: '$ink2',
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: '$surface1', color: '$ink1', boxShadow: '0 0 0 1px $colors$lineStrong' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
});

export type SegmentedProps<V extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

export function Segmented<V extends string>({ legend, options, value, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Track>
        {options.map((option) => (
          <Choice key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </Choice>
        ))}
      </Track>
    </Group>
  );
}
