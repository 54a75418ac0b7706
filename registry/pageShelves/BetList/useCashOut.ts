import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  CashOutBetDocument,
  type CashOutBetMutationVariables,
  CashOutQuoteDocument,
  SetAutomaticCashOutDocument,
} from '#src/gql/graphql.ts';
import { newId } from '#src/platform/ids.ts';

type Refused = { readonly kind: 'refused'; readonly code: string; readonly message: string };
/** `lost`: the answer did not come, and nobody here knows whether it happened. Sending the same again is harmless. */
export type CashOutOutcome = { readonly kind: 'idle' } | { readonly kind: 'busy' } | { readonly kind: 'lost' } | Refused;
type Done = { readonly paid: string };
type Wish = Pick<CashOutBetMutationVariables, 'quoteId' | 'amount' | 'stake'>;

const LOST = { kind: 'lost' } as const;
const refusedBy = (refusal: { readonly code: string; readonly message: string } | null): Refused => ({
  kind: 'refused',
  code: refusal?.code ?? 'unknown',
  message: refusal?.message ?? 'We could not cash out just now. Your bet stands. Please try again.',
});

/** The acts of the dialog. A cash out keeps its id until an answer has come, so that pressing again never makes a second one. */
export function useCashOut(betId: string) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<CashOutOutcome>({ kind: 'idle' });
  const [unanswered, setUnanswered] = useState<CashOutBetMutationVariables | null>(null);

  const look = async (): Promise<void> => {
    await client.query({ query: CashOutQuoteDocument, variables: { betId }, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
  const take = async (wish: Wish): Promise<Done | null> => {
    setOutcome({ kind: 'busy' });
    const variables = unanswered ?? { betId, ...wish, cashOutId: newId() };
    try {
      const { data } = await client.mutate({ mutation: CashOutBetDocument, variables });
      if (!data) throw new Error('The answer is empty.');
      setUnanswered(null);
      const { accepted, paidAmount, refusal } = data.cashOutBet;
      setOutcome(accepted ? { kind: 'idle' } : refusedBy(refusal));
      if (!accepted) await look();
      return accepted && paidAmount ? { paid: paidAmount.formattedAmount } : null;
    } catch {
      setUnanswered(variables);
      setOutcome(LOST);
      return null;
    }
  };
  const aim = async (target: string | null): Promise<boolean> => {
    setOutcome({ kind: 'busy' });
    try {
      const { data } = await client.mutate({ mutation: SetAutomaticCashOutDocument, variables: { betId, target } });
      if (!data) throw new Error('The answer is empty.');
      const { accepted, refusal } = data.setAutomaticCashOut;
      setOutcome(accepted ? { kind: 'idle' } : refusedBy(refusal));
      return accepted;
    } catch {
      setOutcome(LOST);
      return false;
    }
  };
  /** What was not answered is still under way: it is sent again as it was. */
  return { outcome, isUnanswered: unanswered !== null, look, take, aim, forget: () => setOutcome({ kind: 'idle' }) };
}
