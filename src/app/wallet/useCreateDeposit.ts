import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { DepositCreateDocument, type PaymentOutcomeFragment } from '#src/gql/graphql.ts';
import { newId, usePlatform } from '#src/platform/index.ts';
import { keepWish, lastWish, type Wish } from './lastWish.ts';

export type CreateDeposit = (input: Wish['input']) => Promise<PaymentOutcomeFragment>;

/**
 * Asks for a deposit. The same wish whose answer was lost goes out under its first id, so that it is one deposit; one that was answered is
 * another. Rejects when no answer came.
 */
export function useCreateDeposit(): CreateDeposit {
  const client = useApolloClient();
  const { tabStorage } = usePlatform();
  const { userId } = useAuth();
  return useCallback(
    async (input) => {
      if (userId === null) throw new Error('Nobody is logged in');
      const before = lastWish(tabStorage, userId);
      const isSame = before !== null && !before.isAnswered && JSON.stringify(before.input) === JSON.stringify(input);
      const wish: Wish = { actionId: isSame ? before.actionId : newId(), playerId: userId, input, isAnswered: false };
      keepWish(tabStorage, wish);
      const { data } = await client.mutate({ mutation: DepositCreateDocument, variables: { input, actionId: wish.actionId } });
      if (!data) throw new Error('The deposit was not answered');
      keepWish(tabStorage, { ...wish, isAnswered: true });
      return data.depositCreate;
    },
    [client, tabStorage, userId],
  );
}
