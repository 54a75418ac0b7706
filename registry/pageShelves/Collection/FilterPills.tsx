import type { CollectionFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';

const Line = styled('div', {
  display: 'flex',
  gap: '$8',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for focus rings, which the scroll box would clip.
  padding: '3px',
  margin: '-3px',
  '&::-webkit-scrollbar': { display: 'none' },
});
const Pill = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 13,
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: 2,
  '&[aria-pressed="true"]': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent' },
  '@hover': { '&[aria-pressed="false"]:hover': { backgroundColor: '$surface2' } },
});

type Props = {
  /** What is narrowed. */
  readonly label: string;
  readonly filters: CollectionFragment['filters'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** One filter at a time, or none. */
export const FilterPills = ({ label, filters, chosen, onChoose }: Props) => (
  <Line role="group" aria-label={`Narrow ${label}`}>
    <Pill type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
      All
    </Pill>
    {filters.map(({ id, label: word }) => (
      <Pill key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        {word}
      </Pill>
    ))}
  </Line>
);
