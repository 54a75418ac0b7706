import { useEffect } from 'react';
import { useLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';

/** Marks settled bets as seen: the one, none by '', or without an id all of them. */
export function useSeenSettled(id: string | null): void {
  const [unseen, keep] = useLocal(SETTLED_UNSEEN);
  useEffect(() => {
    const left = id === null ? [] : unseen.filter((each) => each !== id);
    if (left.length < unseen.length) keep(left);
  }, [id, unseen, keep]);
}
