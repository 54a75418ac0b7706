import type { BetCardFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';
import { BetCard } from './BetCard.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
  alignItems: 'start',
});

export function BetCards({ label, bets }: { readonly label: string; readonly bets: readonly BetCardFragment[] }) {
  return (
    <List aria-label={label}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetCard bet={bet} />
        </li>
      ))}
    </List>
  );
}
