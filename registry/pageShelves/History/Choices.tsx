import type { HistoryFragment } from '#src/gql/graphql.ts';
import { PillLine } from '../../parts/text/PillLine.ts';
import { TogglePill } from '../../parts/text/TogglePill.ts';

type Props = {
  readonly label: string;
  readonly choices: HistoryFragment['filters'];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

export const Choices = ({ label, choices, chosen, onChoose }: Props) =>
  choices.length < 2 ? null : (
    <PillLine role="group" aria-label={label}>
      {choices.map(({ id, label: word }) => (
        <TogglePill key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {word}
        </TogglePill>
      ))}
    </PillLine>
  );
