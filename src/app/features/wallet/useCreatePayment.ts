import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import { isCodeNeededBy, useCodeGate } from '#src/render/codeGate/useCodeGate.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import type { OneTimeCodeSource, PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { newId, usePlatform } from '#src/platform/index.ts';
import { createCall } from './createCalls.ts';
import { keepWish, lastWish, type Wish } from './lastWish.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';

export type CreatePayment = (input: Wish['input']) => Promise<PaymentOutcomeFragment>;

const sources: { readonly [W in Way]: OneTimeCodeSource } = { deposit: 'DEPOSIT', withdrawal: 'WITHDRAWAL' };
const unproven: { readonly [W in Way]: string } = {
  deposit: t`No deposit was made: we need a code from you for that.`,
  withdrawal: t`No withdrawal was made: we need a code from you for that.`,
};

/**
 * Sends a payment. Resends an identical unanswered request under its ID, so that it counts once. Render `dialog` outside forms. Rejects
 * without a response.
 */
export function useCreatePayment(way: Way): { readonly create: CreatePayment; readonly dialog: ReactNode } {
  const client = useApolloClient();
  const { tabStorage } = usePlatform();
  const { userId } = useAuth();
  const { ask, dialog } = useCodeGate(sources[way]);
  const asking = useRef(ask);
  asking.current = ask;
  const create = useCallback<CreatePayment>(
    async (input) => {
      if (userId === null) throw new Error('Nobody is logged in');
      const before = lastWish(tabStorage, userId, way);
      const isSame = before !== null && !before.isAnswered && JSON.stringify(before.input) === JSON.stringify(input);
      const wish: Wish = { actionId: isSame ? before.actionId : newId(), playerId: userId, input, isAnswered: false };
      keepWish(tabStorage, wish, way);
      const send = () => createCall(way, input)(client, { input, actionId: wish.actionId });
      const outcome = await send().catch(async (error: unknown) => {
        if (!isCodeNeededBy(error)) throw error;
        const refused = refusedBecause(unproven[way]);
        // Another tab may have used the code.
        if (!(await asking.current())) return refused;
        return send().catch((again: unknown) => {
          if (isCodeNeededBy(again)) return refused;
          throw again;
        });
      });
      if (!outcome) throw new Error('The payment was not answered');
      keepWish(tabStorage, { ...wish, isAnswered: true }, way);
      return outcome;
    },
    [client, tabStorage, userId, way],
  );
  return { create, dialog };
}

const refusedBecause = (message: string): PaymentOutcomeFragment => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: false,
  userErrors: [{ __typename: 'UserError', field: [], message }],
  uri: null,
});
