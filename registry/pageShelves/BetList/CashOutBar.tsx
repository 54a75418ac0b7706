import { lazy, Suspense, useState } from 'react';
import type { BetCardFragment } from '#src/gql/graphql.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { dateTimeText } from '../../parts/written.ts';

const CashOutDialog = lazy(async () => ({ default: (await import('./CashOutDialog.tsx')).CashOutDialog }));

const Bar = styled('div', { display: 'grid', gap: '$8', padding: '$4 $16 $12' });
const Suspended = styled('p', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: '$8',
  alignItems: 'center',
  margin: 0,
  minHeight: '40px',
  boxSizing: 'border-box',
  padding: '$8 $12',
  borderRadius: '$control',
  border: '1px dashed $lineStrong',
  color: '$ink2',
  text: 13,
});
const Note = styled('p', { display: 'flex', alignItems: 'center', gap: '$4', margin: 0, text: 12, color: '$ink2' });
const Made = styled('ul', { display: 'grid', gap: '$4', margin: '0 $16', padding: '0 0 $12', listStyle: 'none' });

/** What an open bet may be cashed out for now, or why it may not. A bet that is worth nothing to the button has none. */
export function CashOutBar({ bet }: { readonly bet: BetCardFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { cashOut } = bet;
  if (cashOut === null) return null;
  const { quote, suspension, automaticTarget } = cashOut;
  return (
    <Bar>
      {quote ? (
        <Button tone="secondary" block icon="coins" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Cash out <strong>{quote.amount.formattedAmount}</strong>
        </Button>
      ) : (
        <Suspended>
          <Icon name="lock" size={16} />
          <span>
            <strong>Cash out suspended.</strong> {suspension?.message}
          </span>
        </Suspended>
      )}
      {automaticTarget ? (
        <Note>
          <Icon name="timer" size={16} />
          Cashes out by itself at {automaticTarget.formattedAmount}
          {quote ? null : (
            <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Change
            </Button>
          )}
        </Note>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <CashOutDialog bet={bet} cashOut={cashOut} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}

/** What has been cashed out of a bet so far, and how. */
export function CashOutsMade({ cashOuts }: Pick<BetCardFragment, 'cashOuts'>) {
  if (cashOuts.length === 0) return null;
  return (
    <Made aria-label="Cashed out of this bet">
      {cashOuts.map(({ betAmount, paidAmount, automatic, madeAt }) => (
        <li key={madeAt + betAmount.amountLong}>
          <Text size={13} tone="ink2">
            Cashed out <strong>{paidAmount.formattedAmount}</strong> for {betAmount.formattedAmount} of the bet
            {automatic ? ', by itself,' : ''} on <time dateTime={madeAt}>{dateTimeText(madeAt)}</time>
          </Text>
        </li>
      ))}
    </Made>
  );
}
