import type { FragmentType } from '@apollo/client';
import { type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { type PaymentFragment, PaymentFragmentDoc } from '#src/gql/graphql.ts';
import { ListedHostsAlone, Region, useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { usePagesAhead } from '#src/render/payments/usePagesAhead.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { styled } from '#src/ui/stitches.ts';
import { type Payment as PaymentState, PaymentContext } from '../../parts/payment/payment.ts';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { useDeposit } from './useDeposit.ts';
import { inputOf, useDraft } from './useDraft.ts';
import { useLanding } from './useLanding.ts';
import { useWithdrawal } from './useWithdrawal.ts';

export function Payment({ node }: { readonly node: FragmentType<PaymentFragment> }) {
  const { id, type, isOpen } = useNode(PaymentFragmentDoc, node);
  return (
    <ListedHostsAlone>{type === 'DEPOSIT' ? <Deposit id={id} isOpen={isOpen} /> : <Withdrawal id={id} isOpen={isOpen} />}</ListedHostsAlone>
  );
}

const Summary = lazyWithRetry(async () => (await import('./Summary.tsx')).Summary);

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px)',
  gap: '$24',
  alignItems: 'start',
  '@desktop': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' },
});

type WayProps = { readonly id: string; readonly isOpen: boolean };

function Deposit({ id, isOpen }: WayProps) {
  const { landing, ...listed } = useLanding('DEPOSIT', isOpen);
  const { dialog, submit, ...asking } = useDeposit(listed.preferredId);
  const draft = useDraft('deposit', { ...listed, ...asking });
  return <Regions id={id} payment={{ way: 'deposit', landing, draft, confirming: null }} onSubmit={submit} dialog={dialog} />;
}

function Withdrawal({ id, isOpen }: WayProps) {
  const { landing, ...listed } = useLanding('WITHDRAWAL', isOpen);
  const { confirming, dialog, submit, ...asking } = useWithdrawal();
  const draft = useDraft('withdrawal', { ...listed, ...asking });
  return <Regions id={id} payment={{ way: 'withdrawal', landing, draft, confirming }} onSubmit={submit} dialog={dialog} />;
}

type RegionsProps = {
  readonly id: string;
  readonly payment: PaymentState;
  readonly onSubmit: (input: RequestInput) => void;
  readonly dialog: ReactNode;
};

function Regions({ id, payment, onSubmit, dialog }: RegionsProps) {
  const { way, landing, draft, confirming } = payment;
  const isWide = useMediaQuery(breakpoints.betslip);
  usePagesAhead(way, draft !== null && draft.cents !== null);
  const isUnderWay = confirming !== null || draft?.isBusy === true;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const input = draft && inputOf(draft);
    if (input !== null) onSubmit(input);
  };
  return (
    <PaymentContext value={payment}>
      <Columns data-under-way={isUnderWay ? '' : undefined}>
        <Stack gap={24}>
          <Region of={id} name="above" />
          {landing.at === 'loading' ? (
            <div role="status" aria-label={t`Loading payment methods`}>
              <PaymentSkeleton />
            </div>
          ) : null}
          {confirming !== null ? (
            <Stack gap={16}>
              <Region of={id} name="confirm" />
            </Stack>
          ) : draft !== null ? (
            <form onSubmit={submit} noValidate>
              <Stack gap={24}>
                <Region of={id} name="form" />
              </Stack>
            </form>
          ) : null}
        </Stack>
        {isWide && draft !== null && confirming === null ? (
          <Suspense fallback={null}>
            <Summary way={way} draft={draft} />
          </Suspense>
        ) : null}
      </Columns>
      {dialog}
    </PaymentContext>
  );
}
