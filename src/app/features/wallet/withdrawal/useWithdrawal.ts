import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import type { PaymentOutcomeFragment, WithdrawalConfirmationFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { confirmWithdrawal, validatePayment } from '#src/render/payments/paymentCalls.ts';
import { useCreatePayment } from '#src/render/payments/useCreatePayment.ts';
import { gatewayPath, interacPath, receiptPath } from '#src/shared/payments/walletPaths.ts';
import { noProblems } from '#src/shared/payments/depositForm.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { problemsOf, UNREACHED, type WithdrawalProblems } from '#src/shared/payments/withdrawalProblems.ts';

/** `unanswered`: sent, result unknown. */
export type Sending = 'idle' | 'sending' | 'unanswered';
type Confirming = {
  readonly at: 'confirming';
  readonly input: RequestInput;
  readonly confirmation: WithdrawalConfirmationFieldsFragment;
  readonly sending: Sending;
  /** Creations that were not answered. */
  readonly tries: number;
};
type Step = { readonly at: 'form' | 'validating' } | Confirming;

const AGAIN_MS = 3_000;
const MOST_TRIES = 20;

/** Product §4. Resends an unanswered creation under its ID. */
export function useWithdrawal() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { create, dialog } = useCreatePayment('withdrawal', useAuth().userId);
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [problems, setProblems] = useState<WithdrawalProblems>(noProblems);
  const isUnderWay = useRef(false);
  const refuse = (found: WithdrawalProblems): void => {
    setProblems(found);
    setStep({ at: 'form' });
  };
  const ask = async (input: RequestInput): Promise<void> => {
    const validated = await validatePayment(client, 'withdrawal', input);
    if (!validated.succeeded) return refuse(problemsOf(validated));
    const confirmation = await confirmWithdrawal(client, input);
    if (!confirmation.succeeded) return refuse(problemsOf(confirmation));
    setStep({ at: 'confirming', input, confirmation, sending: 'idle', tries: 0 });
  };
  const made = ({ uri, ...outcome }: PaymentOutcomeFragment, input: RequestInput): void => {
    if (!uri) return refuse(problemsOf(outcome));
    const { transactionId, webUrl, deepLink } = uri;
    if (deepLink?.__typename === 'ReceiptDeepLink') return void navigate(receiptPath(transactionId));
    const isInterac = deepLink?.__typename === 'InteracConfirmationDeepLink';
    const page = isInterac ? interacPath(transactionId) : gatewayPath(input.paymentProviderId, transactionId, 'withdrawal');
    void navigate(page, { state: { webUrl } });
  };
  /** One creation at a time: another would have its own ID. */
  const send = (from: Confirming): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStep({ ...from, sending: from.tries === 0 ? 'sending' : 'unanswered' });
    create(from.input).then(
      (outcome) => {
        // A created one ends this page, which may stay until the next is there.
        isUnderWay.current = outcome.uri !== null;
        made(outcome, from.input);
      },
      () => {
        isUnderWay.current = false;
        lost({ ...from, tries: from.tries + 1 });
      },
    );
  };
  const lost = (from: Confirming): void => {
    const isGivenUp = from.tries > MOST_TRIES;
    if (isGivenUp) setProblems({ ...noProblems, general: UNREACHED });
    setStep({ ...from, sending: isGivenUp ? 'idle' : 'unanswered' });
  };
  const waiting = step.at === 'confirming' && step.sending === 'unanswered' ? step : null;
  const tries = waiting?.tries ?? 0;
  useEffect(() => {
    if (waiting === null) return undefined;
    const again = (): void => send(waiting);
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try: `send` is new with every render
  }, [tries]);
  return {
    step,
    problems,
    dialog,
    validate: (input: RequestInput): void => {
      setProblems(noProblems);
      setStep({ at: 'validating' });
      ask(input).catch(() =>
        refuse({ ...noProblems, general: t`We could not reach the server. Your money is as it was. Please try again.` }),
      );
    },
    create: (): void => {
      setProblems(noProblems);
      if (step.at === 'confirming') send({ ...step, tries: 0 });
    },
    back: (): void => refuse(noProblems),
    clear: (): void => setProblems(noProblems),
  };
}
