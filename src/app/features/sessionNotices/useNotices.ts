import { useCallback, useEffect, useRef, useState } from 'react';
import { PlayerNoticesDocument, type PlayerNoticesQuery } from '#src/gql/graphql.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { REPEAT_MS } from './useRealityCheck.ts';

export type Notices = PlayerNoticesQuery['account'];

/** Loads the notices that a player owes an answer, again every ten seconds after a failure. */
export function useNotices(): readonly [Notices | null, () => Promise<boolean>] {
  const { client } = usePlatform();
  const [notices, setNotices] = useState<Notices | null>(null);
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isMounted = useRef(false);
  const ask = useCallback(async (): Promise<boolean> => {
    clearTimeout(again.current);
    try {
      const { data } = await client.query({ query: PlayerNoticesDocument, fetchPolicy: 'network-only' });
      if (data) {
        setNotices(data.account);
        return data.account.requiresResponsibleGamingAcknowledgement === false;
      }
    } catch (error) {
      reportError('auth', error);
    }
    clearTimeout(again.current);
    if (isMounted.current) again.current = setTimeout(() => void ask(), REPEAT_MS);
    return false;
  }, [client]);
  useEffect(() => {
    isMounted.current = true;
    void ask();
    return () => {
      isMounted.current = false;
      clearTimeout(again.current);
    };
  }, [ask]);
  return [notices, ask];
}
