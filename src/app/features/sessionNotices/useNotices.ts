import { useCallback, useEffect, useState } from 'react';
import { PlayerNoticesDocument, type PlayerNoticesQuery } from '#src/gql/graphql.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { REPEAT_MS } from './useRealityCheck.ts';

export type Notices = PlayerNoticesQuery['account'];

/** Loads the notices that the player must confirm. After a failure, retries every ten seconds. */
export function useNotices(): readonly [Notices | null, () => Promise<boolean>] {
  const { client } = usePlatform();
  const [notices, setNotices] = useState<Notices | null>(null);
  const [failures, setFailures] = useState(0);
  const ask = useCallback(async (): Promise<boolean> => {
    try {
      const { data } = await client.query({ query: PlayerNoticesDocument, fetchPolicy: 'network-only' });
      if (data) {
        setNotices(data.account);
        setFailures(0);
        return data.account.requiresResponsibleGamingAcknowledgement === false;
      }
    } catch (error) {
      reportError('auth', error);
    }
    setFailures((before) => before + 1);
    return false;
  }, [client]);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => void ask(), REPEAT_MS);
    return () => clearTimeout(timer);
  }, [ask, failures]);
  return [notices, ask];
}
