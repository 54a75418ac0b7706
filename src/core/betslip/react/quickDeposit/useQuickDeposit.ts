import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { happened } from '#src/platform/analytics/happened.ts';
import { useCreatePayment } from '#src/render/payments/useCreatePayment.ts';
import type { RequestInput } from '#src/shared/payments/paymentRequest.ts';
import {
  CLOSE_AFTER_MS,
  FAIL_AFTER_MS,
  initialQuickDeposit,
  type QuickDepositEvent,
  type QuickDepositState,
  stepQuickDeposit,
  WARN_AFTER_MS,
} from '../../quickDeposit.ts';

type QuickDeposit = {
  readonly state: QuickDepositState;
  readonly dispatch: (event: QuickDepositEvent) => void;
  readonly submit: (input: RequestInput) => void;
  readonly dialog: ReactNode;
};

export function useQuickDeposit(playerId: string, onDone: () => void): QuickDeposit {
  const [state, dispatch] = useReducer(stepQuickDeposit, initialQuickDeposit);
  const { create, dialog } = useCreatePayment('deposit', playerId);
  const done = useRef(onDone);
  done.current = onDone;
  const { at } = state;
  useEffect(() => {
    if (at === 'charging')
      return timers([WARN_AFTER_MS, () => dispatch({ type: 'waited-long' })], [FAIL_AFTER_MS, () => dispatch({ type: 'waited-too-long' })]);
    if (at !== 'success') return undefined;
    // The success message is the receipt (product §4).
    happened({ type: 'receipt-shown' });
    return timers([CLOSE_AFTER_MS, () => done.current()]);
  }, [at]);
  const submit = (input: RequestInput): void => {
    dispatch({ type: 'submitted' });
    create(input).then(
      ({ uri, userErrors, permitted }) =>
        dispatch(
          uri
            ? { type: 'created', transactionId: uri.transactionId, webUrl: uri.webUrl }
            : { type: 'refused', message: userErrors.at(-1)?.message ?? null, permitted },
        ),
      () => dispatch({ type: 'unanswered' }),
    );
  };
  return { state, dispatch, submit, dialog };
}

function timers(...all: readonly (readonly [ms: number, then: () => void])[]): () => void {
  const set = all.map(([ms, then]) => setTimeout(then, ms));
  return () => set.forEach(clearTimeout);
}
