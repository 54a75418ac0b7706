import { useId } from 'react';
import type { CasinoBalanceUsageFragment } from '#src/gql/graphql.ts';
import { Text } from '#src/ui/Text.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const Group = styled('fieldset', { all: 'unset', display: 'flex', flexDirection: 'column', gap: '$8' });
const Choice = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$12',
  padding: '$12',
  borderRadius: '$card',
  border: '1px solid $lineStrong',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { borderColor: '$accent', backgroundColor: '$accentSoft' },
  '& input': { flex: 'none', size: '20px', margin: 0, accentColor: '$colors$accent', focusRing: 2 },
});
const Words = styled('span', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

type ChoicesProps = {
  readonly legend: string;
  readonly choices: CasinoBalanceUsageFragment['choices'];
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
};

export function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {choices.map(({ id, value, label, description }) => (
        <Choice key={id}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <Words>
            <Text weight="medium">{label}</Text>
            <Text size={13} tone="ink2">
              {description}
            </Text>
          </Words>
        </Choice>
      ))}
    </Group>
  );
}
