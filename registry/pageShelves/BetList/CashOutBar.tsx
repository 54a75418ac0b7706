import { lazy, Suspense, useEffect, useState } from 'react';
import type { BetCardFragment, CashOutStateFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { patiently } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { dateTimeText } from '../../parts/text/written.ts';
import { CashOutNotice } from './CashOutNotice.tsx';
import { CashOutUnderWay, waitingOf } from './CashOutUnderWay.tsx';
import { keptCashOut } from './keptCashOuts.ts';
import { useCashOut } from './useCashOut.ts';

const CashOutDialog = lazy(async () => ({ default: (await patiently(() => import('./CashOutDialog.tsx'))).CashOutDialog }));

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

export function CashOutBar({ bet }: { readonly bet: BetCardFragment }) {
  const { storage } = usePlatform();
  const { id, cashOut } = bet;
  const isOver = cashOut === null;
  useEffect(() => {
    if (isOver) keptCashOut(storage, id).forget();
  }, [isOver, storage, id]);
  return isOver ? null : <OpenBar bet={bet} cashOut={cashOut} />;
}

function OpenBar({ bet, cashOut }: { readonly bet: BetCardFragment; readonly cashOut: CashOutStateFragment }) {
  const [isOpen, setOpen] = useState(false);
  const acts = useCashOut(bet.id, (paid) => {
    toast({ type: 'success', title: t`Cashed out`, body: t`We added ${paid} to your balance.` });
    setOpen(false);
  });
  const { quote, automaticTarget } = cashOut;
  const waiting = waitingOf(cashOut, acts);
  return (
    <Bar>
      {waiting ? <CashOutUnderWay {...waiting} /> : <Offer cashOut={cashOut} isOpen={isOpen} onOpen={() => setOpen(true)} />}
      {isOpen ? null : <CashOutNotice acts={acts} asksAgain />}
      {automaticTarget ? (
        <Note>
          <Icon name="timer" size={16} />
          {t`Auto cash out at ${automaticTarget.formattedAmount}`}
          {quote ? null : (
            <Button
              tone="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >{t`Change`}</Button>
          )}
        </Note>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <CashOutDialog bet={bet} cashOut={cashOut} acts={acts} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}

type OfferProps = { readonly cashOut: CashOutStateFragment; readonly isOpen: boolean; readonly onOpen: () => void };

function Offer({ cashOut: { quote, suspension }, isOpen, onOpen }: OfferProps) {
  if (quote)
    return (
      <Button tone="secondary" block icon="coins" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
        {t`Cash out`} <strong>{quote.amount.formattedAmount}</strong>
      </Button>
    );
  return (
    <Suspended>
      <Icon name="lock" size={16} />
      <span>
        <strong>{t`Cash out is suspended.`}</strong> {suspension?.message}
      </span>
    </Suspended>
  );
}

export function CashOutsMade({ cashOuts }: Pick<BetCardFragment, 'cashOuts'>) {
  if (cashOuts.length === 0) return null;
  return (
    <Made aria-label={t`Cash outs of this bet`}>
      {cashOuts.map(({ betAmount, paidAmount, automatic, madeAt }) => (
        <li key={madeAt + betAmount.amountLong}>
          <Text size={13} tone="ink2">
            <strong>{t`Cashed out for ${paidAmount.formattedAmount}`}</strong>
            {' · '}
            {automatic ? t`Auto, ${betAmount.formattedAmount} of your stake` : t`${betAmount.formattedAmount} of your stake`}
            {' · '}
            <time dateTime={madeAt}>{dateTimeText(madeAt)}</time>
          </Text>
        </li>
      ))}
    </Made>
  );
}
