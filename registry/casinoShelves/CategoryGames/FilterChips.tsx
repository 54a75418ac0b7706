import type { CategoryGamesFragment } from '#src/gql/graphql.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';

const List = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$8' });
const Chip = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: '40px',
  paddingInline: '$12',
  borderRadius: '$pill',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 13,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: 2,
  '&[aria-pressed="true"]': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent' },
  '@hover': { '&[aria-pressed="false"]:hover': { backgroundColor: '$surface2' } },
});

type Props = {
  readonly filters: CategoryGamesFragment['filters'];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** Filters that add up; in the order in which they are offered, so that the same choice is the same question. */
export const FilterChips = ({ filters, chosen, onChoose }: Props) => (
  <List role="group" aria-label="Filters">
    {filters.map(({ id, label }) => {
      const isChosen = chosen.includes(id);
      const next = filters.filter((each) => (each.id === id ? !isChosen : chosen.includes(each.id))).map((each) => each.id);
      return (
        <Chip key={id} type="button" aria-pressed={isChosen} onClick={() => onChoose(next)}>
          {isChosen ? <Icon name="check" size={16} /> : null}
          {label}
        </Chip>
      );
    })}
  </List>
);
