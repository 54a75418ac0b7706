import type { SelectionLabelFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePrice } from '#src/platform/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { nameWithLine } from './pickNames.ts';

const Chip = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$6',
  minHeight: '32px',
  maxWidth: '100%',
  paddingInline: '$12 $8',
  borderRadius: '$pill',
  backgroundColor: '$accentSoft',
  color: '$accentInk',
  text: 13,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: 1,
  whiteSpace: 'nowrap',
  '& > span': { truncate: true, minWidth: 0 },
  '@forced': { border: '1px solid ButtonText' },
});

const Item = styled('li', { flex: 'none', maxWidth: '100%' });

export function ChosenPick({ selection, onRemove }: { readonly selection: SelectionLabelFragment; readonly onRemove: () => void }) {
  const price = usePrice(selection.id);
  const name = nameWithLine(selection, price?.points);
  return (
    <Item>
      <Chip type="button" aria-label={t`Remove ${name}, ${selection.marketName}`} onClick={onRemove}>
        <span>{name}</span>
        <Icon name="x" size={16} />
      </Chip>
    </Item>
  );
}
