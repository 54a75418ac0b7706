import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
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
type Step =
  | { readonly at: 'form' | 'validating' }
  | {
      readonly at: 'confirming';
      readonly input: RequestInput;
      readonly confirmation: WithdrawalConfirmationFieldsFragment;
      readonly sending: Sending;
    };

const AGAIN_MS = 3_000;
const MOST_TRIES = 20;

/** Product §4. Resends an unanswered creation under its ID. */
export function useWithdrawal() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { create, dialog } = useCreatePayment('withdrawal', useAuth().userId);
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [problems, setProblems] = useState<WithdrawalProblems>(noProblems);
  const [tries, setTries] = useState(0);
  const refuse = (found: WithdrawalProblems): void => {
    setProblems(found);
    setStep({ at: 'form' });
  };
  const ask = async (input: RequestInput): Promise<void> => {
    const validated = await validatePayment(client, 'withdrawal', input);
    if (!validated.succeeded) return refuse(problemsOf(validated));
    const confirmation = await confirmWithdrawal(client, input);
    if (!confirmation.succeeded) return refuse(problemsOf(confirmation));
    setStep({ at: 'confirming', input, confirmation, sending: 'idle' });
  };
  const made = ({ uri, ...outcome }: PaymentOutcomeFragment, input: RequestInput): void => {
    if (!uri) return refuse(problemsOf(outcome));
    const { transactionId, webUrl, deepLink } = uri;
    if (deepLink?.__typename === 'ReceiptDeepLink') return void navigate(receiptPath(transactionId));
    const isInterac = deepLink?.__typename === 'InteracConfirmationDeepLink';
    const page = isInterac ? interacPath(transactionId) : gatewayPath(input.paymentProviderId, transactionId, 'withdrawal');
    void navigate(page, { state: { webUrl } });
  };
  const send = (): void => {
    if (step.at !== 'confirming') return;
    const { input } = step;
    setStep({ ...step, sending: tries === 0 ? 'sending' : 'unanswered' });
    create(input).then(
      (outcome) => made(outcome, input),
      () => {
        setTries((count) => count + 1);
        setStep({ ...step, sending: 'unanswered' });
      },
    );
  };
  const isUnanswered = step.at === 'confirming' && step.sending === 'unanswered';
  useEffect(() => {
    if (!isUnanswered || tries === 0) return undefined;
    if (tries > MOST_TRIES) {
      setProblems({ ...noProblems, general: UNREACHED });
      setStep((now) => (now.at === 'confirming' ? { ...now, sending: 'idle' } : now));
      return undefined;
    }
    const timer = setTimeout(send, AGAIN_MS);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try: `send` is new with every render
  }, [isUnanswered, tries]);
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
      setTries(0);
      send();
    },
    back: (): void => refuse(noProblems),
    clear: (): void => setProblems(noProblems),
  };
}
