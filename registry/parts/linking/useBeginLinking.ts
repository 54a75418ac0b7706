import { useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { AccountLinkBeginDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { beginLinking } from './attempt.ts';
import { usePartner } from './usePartner.ts';

/** Returns a function that redirects to the partner's site. A failure shows a toast (product §8). */
export function useBeginLinking(go: (address: string) => void = (address) => location.assign(address)): () => Promise<void> {
  const { client, tabStorage } = usePlatform();
  const askPartner = usePartner();
  const { userId } = useAuth();
  const isBegun = useRef(false);
  return async () => {
    // Ignores a second press, which would overwrite the first attempt.
    if (isBegun.current) return;
    isBegun.current = true;
    try {
      const partner = await askPartner();
      const { data } = await client.mutate({ mutation: AccountLinkBeginDocument });
      if (!data) throw new Error('The attempt was given no nonce');
      const hands = { origin: location.origin, playerId: userId ?? '', nonce: data.accountLinkBegin };
      go(await beginLinking(tabStorage, partner, hands));
    } catch (error) {
      reportError('auth', error);
      toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
    } finally {
      isBegun.current = false;
    }
  };
}
