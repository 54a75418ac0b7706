import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { loadCalls } from '#src/render/payments/callsLater.ts';
import { useAttempt } from '#src/render/payments/useAttempt.ts';
import { type FormProblems, noProblems, problemsOfSilence } from '#src/shared/payments/depositForm.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';

/** Validates a deposit, then creates it (product §4). Shows errors in the form or as a toast (product §5). */
export function useDeposit(preferredId: string | null) {
  const client = useApolloClient();
  const [isChecking, setChecking] = useState(false);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const refuse = (found: FormProblems): void => {
    setProblems(found);
    if (found.isToast) toast({ id: 'deposit', type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
  };
  const { sending, send, isUnanswered, dialog } = useAttempt('deposit', useAuth().userId, {
    onRefused: (outcome) => void loadCalls().then(({ problemsOfSubmit }) => refuse(problemsOfSubmit(outcome))),
    onLost: (isUnknown) => refuse(problemsOfSilence(isUnknown)),
  });
  const ask = async (input: RequestInput): Promise<void> => {
    const { problemsOfValidation, validatePayment } = await loadCalls();
    const validated = await validatePayment(client, 'deposit', input);
    if (validated.succeeded) send(input);
    else refuse(problemsOfValidation(validated, input.paymentProviderId === preferredId));
  };
  const submit = (input: RequestInput): void => {
    setChecking(true);
    setProblems(noProblems);
    ask(input)
      .catch(() => refuse(problemsOfSilence(isUnanswered())))
      .finally(() => setChecking(false));
  };
  return { isBusy: isChecking || sending !== 'idle', problems, dialog, submit, clear: () => setProblems(noProblems) };
}
