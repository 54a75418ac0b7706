import { useCallback, useEffect, useRef, useState } from 'react';
import { AcknowledgeRealityCheckDocument, RealityCheckDocument, type RealityCheckQuery } from '#src/gql/graphql.ts';
import { newId, reportError, usePlatform } from '#src/platform/index.ts';

export type Check = RealityCheckQuery['realityCheck'];

/** Milliseconds between queries while a check is due, or after a failed query (product §9). */
export const REPEAT_MS = 10_000;
/** Minimum milliseconds between queries. Without it, different clocks of server and player could cause a tight loop. */
const LEAST_WAIT_MS = 1_000;

export type RealityCheckDoor = {
  readonly due: Check | null;
  readonly acknowledge: () => Promise<boolean>;
  readonly ask: () => void;
};

/** Queries the reality check. Repeats this while a check is due, because another tab may acknowledge it. */
export function useRealityCheck(): RealityCheckDoor {
  const { client, clock } = usePlatform();
  const [check, setCheck] = useState<Check | null>(null);
  const asking = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const mine = (turn += 1);
      // The response to a pending request may be too old.
      const context = { queryDeduplication: false };
      const next = await client.query({ query: RealityCheckDocument, fetchPolicy: 'network-only', context }).then(
        ({ data }) => data?.realityCheck ?? null,
        (error: unknown) => {
          reportError('auth', error);
          return null;
        },
      );
      if (mine !== turn) return;
      if (next !== null) setCheck(next);
      const waitMs = next === null || next.isDue ? REPEAT_MS : Math.max(LEAST_WAIT_MS, Date.parse(next.dueAt) - clock.now());
      timer = setTimeout(() => void ask(), waitMs);
    };
    const awake = (): void => void (document.visibilityState === 'visible' ? ask() : undefined);
    asking.current = () => void ask();
    document.addEventListener('visibilitychange', awake);
    void ask();
    return () => {
      turn += 1;
      asking.current = () => undefined;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', awake);
    };
  }, [client, clock]);
  const ask = useCallback(() => asking.current(), []);
  const acknowledge = useCallback(async () => {
    try {
      const { data } = await client.mutate({ mutation: AcknowledgeRealityCheckDocument, variables: { actionId: newId() } });
      if (data) setCheck(null);
      asking.current();
      return data !== undefined && data !== null;
    } catch (error) {
      reportError('auth', error);
      return false;
    }
  }, [client]);
  return { due: check?.isDue === true ? check : null, acknowledge, ask };
}
