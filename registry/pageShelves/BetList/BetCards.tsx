import type { BetCardFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { BetCard } from './BetCard.tsx';

export const List = styled('ul', {
  display: 'grid',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
  alignItems: 'start',
  variants: { alone: { true: { gridTemplateColumns: 'minmax(0, 640px)' } } },
});

type Props = {
  readonly label: string;
  readonly bets: readonly BetCardFragment[];
  readonly isAlone?: boolean;
};

export function BetCards({ label, bets, isAlone = false }: Props) {
  return (
    <List aria-label={label} alone={isAlone}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetCard bet={bet} isAlone={isAlone} />
        </li>
      ))}
    </List>
  );
}
