import type { HistoryFragment } from '#src/gql/graphql.ts';
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
  readonly label: string;
  readonly choices: HistoryFragment['filters'];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** One of a few; nothing where there is nothing to choose from. */
export const Choices = ({ label, choices, chosen, onChoose }: Props) =>
  choices.length < 2 ? null : (
    <Line role="group" aria-label={label}>
      {choices.map(({ id, label: word }) => (
        <TogglePill key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {word}
        </TogglePill>
      ))}
    </Line>
  );
