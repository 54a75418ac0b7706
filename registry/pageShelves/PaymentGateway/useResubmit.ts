import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { lastRequest } from '#src/render/payments/keptRequest.ts';
import { useCreatePayment } from '#src/render/payments/useCreatePayment.ts';
import { DEPOSIT_FAILED } from '#src/shared/payments/depositProblems.ts';
import { DEPOSIT, gatewayPath } from '#src/shared/payments/walletPaths.ts';
import { type End, failed, unanswered } from './ends.ts';

/** Repeats the last deposit request, or opens the deposit page if none is stored. */
export function useResubmit(setEnd: (end: End | null) => void): {
  readonly resubmit: () => void;
  readonly isBusy: boolean;
  readonly dialog: ReactNode;
} {
  const navigate = useNavigate();
  const { tabStorage } = usePlatform();
  const { userId } = useAuth();
  const { create, isUnanswered, dialog } = useCreatePayment('deposit', userId);
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    const request = lastRequest(tabStorage, userId);
    if (!request) return void navigate(DEPOSIT, { replace: true });
    const { uri, userErrors } = await create(request.input);
    if (!uri) return setEnd(failed(userErrors.at(-1)?.message ?? DEPOSIT_FAILED, false));
    setEnd(null);
    void navigate(gatewayPath(request.input.paymentProviderId, uri.transactionId), { replace: true, state: { webUrl: uri.webUrl } });
  };
  const resubmit = (): void => {
    setBusy(true);
    again()
      .catch(() => setEnd(unanswered(isUnanswered())))
      .finally(() => setBusy(false));
  };
  return { resubmit, isBusy, dialog };
}
