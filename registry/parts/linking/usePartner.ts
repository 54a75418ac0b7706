import { useCallback } from 'react';
import { LinkingPartnerDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { Partner } from './attempt.ts';

/** Returns a function that reads the partner's addresses from the startup cache or the server. It rejects if there are none. */
export function usePartner(): () => Promise<Partner> {
  const { client } = usePlatform();
  return useCallback(async () => {
    for (const fetchPolicy of ['cache-first', 'network-only'] as const) {
      const { data } = await client.query({ query: LinkingPartnerDocument, fetchPolicy });
      if (data?.startup.serviceAttributes.partnerAuthorizeUrl != null) return data.startup.serviceAttributes;
    }
    throw new Error('Unable to retrieve authorize URL');
  }, [client]);
}
