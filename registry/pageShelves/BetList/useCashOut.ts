import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { newId } from '#src/platform/ids.ts';
import { usePlatform } from '#src/platform/index.ts';
import { patiently } from '#src/render/index.ts';
import { type CashOutSent, keptCashOut } from './keptCashOuts.ts';

type Refused = { readonly kind: 'refused'; readonly code: string; readonly message: string };
/** `lost`: no response came, so the request may be sent again. */
export type CashOutOutcome = { readonly kind: 'idle' } | { readonly kind: 'busy' } | { readonly kind: 'lost' } | Refused;
type Wish = Pick<CashOutSent, 'quoteId' | 'amount' | 'stake'>;

const loadCalls = () => patiently(() => import('./cashOutCalls.ts'));

const LOST = { kind: 'lost' } as const;
const refusedBy = (refusal: { readonly code: string; readonly message: string } | null): Refused => ({
  kind: 'refused',
  code: refusal?.code ?? 'unknown',
  message: refusal?.message ?? t`We could not cash out your bet, so it is still open. Please try again.`,
});

/** Keeps the request id until the server responds, even across reloads, so that retries never cash out twice. */
export function useCashOut(betId: string, onPaid: (paid: string) => void) {
  const client = useApolloClient();
  const { storage } = usePlatform();
  const [kept] = useState(() => keptCashOut(storage, betId));
  const [outcome, setOutcome] = useState<CashOutOutcome>({ kind: 'idle' });
  const [sent, setSent] = useState(kept.read);

  const look = useCallback(async (): Promise<void> => {
    await loadCalls()
      .then(({ askQuote }) => askQuote(client, betId))
      .catch(() => undefined);
  }, [client, betId]);
  const send = async (variables: CashOutSent): Promise<void> => {
    setOutcome({ kind: 'busy' });
    kept.keep(variables);
    setSent(variables);
    try {
      const { cashOut } = await loadCalls();
      const { accepted, paidAmount, refusal } = await cashOut(client, variables);
      kept.forget();
      setSent(null);
      setOutcome(accepted ? { kind: 'idle' } : refusedBy(refusal));
      if (!accepted) await look();
      else if (paidAmount) onPaid(paidAmount.formattedAmount);
    } catch {
      setOutcome(LOST);
    }
  };
  useAskAgain(sent, outcome, send);
  const aim = async (target: string | null): Promise<boolean> => {
    setOutcome({ kind: 'busy' });
    try {
      const { aimCashOut } = await loadCalls();
      const { accepted, refusal } = await aimCashOut(client, betId, target);
      setOutcome(accepted ? { kind: 'idle' } : refusedBy(refusal));
      return accepted;
    } catch {
      setOutcome(LOST);
      return false;
    }
  };
  return {
    outcome,
    sent,
    look,
    take: (wish: Wish) => send(sent ?? { betId, ...wish, cashOutId: newId() }),
    again: () => (sent ? send(sent) : Promise.resolve()),
    aim,
    forget: () => setOutcome({ kind: 'idle' }),
  };
}

function useAskAgain(sent: CashOutSent | null, outcome: CashOutOutcome, send: (variables: CashOutSent) => Promise<void>): void {
  const latest = useRef({ sent, outcome, send });
  latest.current = { sent, outcome, send };
  useEffect(() => {
    const again = (): void => {
      const { sent: open, outcome: now, send: ask } = latest.current;
      if (open && now.kind !== 'busy') void ask(open);
    };
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
