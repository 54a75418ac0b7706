import type { CategoryGamesFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { TogglePill } from '../../parts/text/TogglePill.ts';

const List = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$8' });

type Props = {
  readonly filters: CategoryGamesFragment['filters'];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** Passes the chosen filters to `onChoose` in the order of `filters`, so that the same filters always give the same query. */
export const FilterChips = ({ filters, chosen, onChoose }: Props) => (
  <List role="group" aria-label={t`Filters`}>
    {filters.map(({ id, label }) => {
      const isChosen = chosen.includes(id);
      const next = filters.filter((each) => (each.id === id ? !isChosen : chosen.includes(each.id))).map((each) => each.id);
      return (
        <TogglePill key={id} type="button" aria-pressed={isChosen} onClick={() => onChoose(next)}>
          {isChosen ? <Icon name="check" size={16} /> : null}
          {label}
        </TogglePill>
      );
    })}
  </List>
);
