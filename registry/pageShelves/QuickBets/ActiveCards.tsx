import type { QuickBetsFragment } from '#src/gql/graphql.ts';
import { useQuickBet } from '#src/core/betslip/index.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { QuickCard } from './QuickCard.tsx';
import { QuickTicket } from './QuickTicket.tsx';

type Props = {
  readonly events: NonNullable<QuickBetsFragment['events']>;
  readonly cents: Cents;
  readonly needsConfirmation: boolean;
};

export function ActiveCards({ events, cents, needsConfirmation }: Props) {
  const quick = useQuickBet(cents, needsConfirmation);
  const chosen = quick.bet?.selection.id;
  return events.map((each) => {
    const { id, market } = each;
    const ticket = market.selections.some((one) => one.id === chosen) ? <QuickTicket quick={quick} market={market.name} /> : null;
    return <QuickCard key={id} {...each} onPress={quick.press} chosen={chosen} ticket={ticket} />;
  });
}
