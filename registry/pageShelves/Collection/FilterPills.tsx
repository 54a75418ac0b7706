import type { CollectionFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { PillLine } from '../../parts/text/PillLine.ts';
import { TogglePill } from '../../parts/text/TogglePill.ts';

type Props = {
  readonly label: string;
  readonly filters: CollectionFragment['filters'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

export const FilterPills = ({ label, filters, chosen, onChoose }: Props) => (
  <PillLine role="group" aria-label={t`Filter ${label}`}>
    <TogglePill type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>{t`All`}</TogglePill>
    {filters.map(({ id, label: word }) => (
      <TogglePill key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        {word}
      </TogglePill>
    ))}
  </PillLine>
);
