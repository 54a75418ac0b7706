import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import type { PaymentConsentInput } from '#src/gql/graphql.ts';
import { loadCalls } from '#src/render/payments/callsLater.ts';
import { useAttempt } from '#src/render/payments/useAttempt.ts';
import { noProblems } from '#src/shared/payments/depositForm.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import type { WithdrawalProblems } from '#src/shared/payments/withdrawalProblems.ts';
import { t } from '#src/shared/text/t.ts';
import type { Confirming } from '../../parts/payment/payment.ts';

const UNREACHED = t`We still do not know if your withdrawal went through. Confirm it again. It will not be made twice. See your transactions for its status.`;

type Step =
  | { readonly at: 'form' | 'validating' }
  | { readonly at: 'confirming'; readonly input: RequestInput; readonly confirmation: Confirming['confirmation'] };

/** The first press of the button validates the withdrawal and requests consent. The second press makes the withdrawal (product §4). */
export function useWithdrawal() {
  const client = useApolloClient();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [problems, setProblems] = useState<WithdrawalProblems>(noProblems);
  const refuse = (found: WithdrawalProblems): void => {
    setProblems(found);
    setStep({ at: 'form' });
  };
  const { sending, send, dialog } = useAttempt('withdrawal', useAuth().userId, {
    onRefused: (outcome) => void loadCalls().then(({ problemsOf }) => refuse(problemsOf(outcome))),
    onLost: () => setProblems({ ...noProblems, general: UNREACHED }),
  });
  const ask = async (input: RequestInput): Promise<void> => {
    const { confirmWithdrawal, problemsOf, validatePayment } = await loadCalls();
    const validated = await validatePayment(client, 'withdrawal', input);
    if (!validated.succeeded) return refuse(problemsOf(validated));
    const confirmation = await confirmWithdrawal(client, input);
    if (!confirmation.succeeded) return refuse(problemsOf(confirmation));
    setStep({ at: 'confirming', input, confirmation });
  };
  const submit = (input: RequestInput): void => {
    setProblems(noProblems);
    setStep({ at: 'validating' });
    ask(input).catch(() =>
      refuse({ ...noProblems, general: t`We could not reach the server. Your balance has not changed. Please try again.` }),
    );
  };
  const confirm = (consent: PaymentConsentInput): void => {
    setProblems(noProblems);
    if (step.at === 'confirming') send(step.input, consent);
  };
  const confirming: Confirming | null =
    step.at === 'confirming'
      ? { confirmation: step.confirmation, sending, problem: problems.general, confirm, back: () => refuse(noProblems) }
      : null;
  return { isBusy: step.at === 'validating', confirming, problems, dialog, submit, clear: () => setProblems(noProblems) };
}
