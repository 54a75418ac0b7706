import { useCallback, useEffect, useRef, useState } from 'react';
import { AcknowledgeRealityCheckDocument, RealityCheckDocument, type RealityCheckQuery } from '#src/gql/graphql.ts';
import { newId, reportError, usePlatform } from '#src/platform/index.ts';

export type Check = RealityCheckQuery['realityCheck'];

/** What is shown is asked for anew this often (product §9), and so is what could not be had. */
export const REPEAT_MS = 10_000;
/** The server's word counts: a clock here that runs ahead asks again, but not without a pause. */
const LEAST_WAIT_MS = 1_000;

export type RealityCheckDoor = {
  /** What is to be read now; null while nothing is. */
  readonly due: Check | null;
  /** False: the server did not take it. */
  readonly acknowledge: () => Promise<boolean>;
  readonly ask: () => void;
};

/** Keeps the server's interval: asks when the next check is due, and while one is open, so that what one tab has read is over in all. */
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
      const next = await client.query({ query: RealityCheckDocument, fetchPolicy: 'network-only' }).then(
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
      // Refused as not due: another tab was quicker. What is asked next says so.
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
