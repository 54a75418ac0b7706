import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentConsentInput, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { type Way, wayOn } from '#src/shared/payments/walletPaths.ts';
import { useCreatePayment } from './useCreatePayment.ts';

export type Sending = 'idle' | 'sending' | 'unanswered';
type Press = { readonly input: RequestInput; readonly consent: PaymentConsentInput | null };
type State = {
  readonly sending: Sending;
  readonly press: Press | null;
  readonly tries: number;
};

type Ends = {
  readonly onRefused: (outcome: PaymentOutcomeFragment) => void;
  /** If `isUnanswered`, the payment may have been made. */
  readonly onLost: (isUnanswered: boolean) => void;
};

/** True if an unanswered payment is sent again without a press. */
const isSentAgainUnasked: { readonly [W in Way]: boolean } = { deposit: false, withdrawal: true };

const IDLE: State = { sending: 'idle', press: null, tries: 0 };
const AGAIN_MS = 3_000;
const MOST_TRIES = 20;

/** Sends a payment and opens the page that the response names. Render `dialog` outside forms. */
export function useAttempt(way: Way, playerId: string | null, ends: Ends) {
  const navigate = useNavigate();
  const { create, isUnanswered, dialog } = useCreatePayment(way, playerId);
  const [state, setState] = useState<State>(IDLE);
  const isUnderWay = useRef(false);
  const lost = (press: Press, tries: number): void => {
    const isWaiting = isSentAgainUnasked[way] && tries <= MOST_TRIES;
    setState(isWaiting ? { sending: 'unanswered', press, tries } : IDLE);
    if (!isWaiting) ends.onLost(isUnanswered());
  };
  const answered = ({ input }: Press, outcome: PaymentOutcomeFragment): void => {
    const { uri } = outcome;
    // If the response names a next page, the form stays locked until that page shows.
    isUnderWay.current = uri !== null;
    if (uri) return void navigate(wayOn(way, input.paymentProviderId, uri), { state: { webUrl: uri.webUrl } });
    setState(IDLE);
    ends.onRefused(outcome);
  };
  /** One payment at a time, because a second one would get its own ID. */
  const send = (press: Press, tries: number): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ sending: tries === 0 ? 'sending' : 'unanswered', press, tries });
    create(press.input, press.consent).then(
      (outcome) => answered(press, outcome),
      () => {
        isUnderWay.current = false;
        lost(press, tries + 1);
      },
    );
  };
  const { sending, press, tries } = state;
  useEffect(() => {
    if (sending !== 'unanswered' || press === null) return undefined;
    const again = (): void => send(press, tries);
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try: `send` is new with every render
  }, [tries, sending]);
  const begin = (input: RequestInput, consent: PaymentConsentInput | null = null): void => send({ input, consent }, 0);
  return { sending, dialog, isUnanswered, send: begin };
}
