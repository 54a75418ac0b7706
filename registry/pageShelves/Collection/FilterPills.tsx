import type { CollectionFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { TogglePill } from '../../parts/TogglePill.ts';

const Line = styled('div', {
  display: 'flex',
  gap: '$8',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for focus rings, which the scroll box would clip.
  padding: '3px',
  margin: '-3px',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
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
    <TogglePill type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
      All
    </TogglePill>
    {filters.map(({ id, label: word }) => (
      <TogglePill key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        {word}
      </TogglePill>
    ))}
  </Line>
);
