import { useId } from 'react';
import type { Option } from '#src/shared/payments/choices.ts';
import { Stack } from '#src/ui/Box.tsx';
import { PathIcon } from '#src/ui/icons/PathIcon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Group = styled('fieldset', { all: 'unset', display: 'flex', flexDirection: 'column', gap: '$8' });
const Legend = styled('legend', { all: 'unset', display: 'block', marginBottom: '$8', text: 16, fontWeight: '$medium', color: '$ink1' });
const Choice = styled('label', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '$12',
  alignItems: 'start',
  padding: '$12 $16',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  cursor: 'pointer',
  '& input': { margin: '2px 0 0', size: '20px', accentColor: '$colors$accent' },
  '&:has(:checked)': { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '&:has(:disabled)': { cursor: 'not-allowed', backgroundColor: '$surface2' },
});

const Drawing = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '32px',
  borderRadius: '$control',
  backgroundColor: '$surface2',
  color: '$ink2',
  'label:has(:checked) > &': { backgroundColor: '$accentSoft', color: '$accentInk' },
});

type ChoicesProps = {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly id?: string;
  readonly describedBy?: string;
};

export function Choices({ legend, options, value, onChange, id: groupId, describedBy }: ChoicesProps) {
  const name = useId();
  return (
    <Group id={groupId} aria-describedby={describedBy}>
      <Legend>{legend}</Legend>
      {options.map(({ id, name: title, text, note, isOff, drawing, pin }) => (
        <Choice key={id}>
          <input type="radio" name={name} value={id} checked={id === value} disabled={isOff} onChange={() => onChange(id)} />
          <Stack gap={4}>
            <Text weight="medium" tone={isOff ? 'ink2' : 'ink1'}>
              {title}
            </Text>
            {text === '' ? null : (
              <Text size={13} tone="ink2" css={{ whiteSpace: 'pre-line' }}>
                {text}
              </Text>
            )}
            {note === null ? null : (
              <Text size={13} tone={isOff ? 'ink2' : 'ink1'}>
                {note}
              </Text>
            )}
          </Stack>
          {pin === undefined ? null : (
            <Drawing aria-hidden css={{ width: '32px', text: 14, fontWeight: '$bold' }}>
              {pin.number}
            </Drawing>
          )}
          {drawing === undefined ? null : (
            <Drawing aria-hidden>
              <PathIcon d={drawing} size={24} strokeWidth={2} />
            </Drawing>
          )}
        </Choice>
      ))}
    </Group>
  );
}
