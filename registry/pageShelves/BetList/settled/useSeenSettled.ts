import { useEffect, useState } from 'react';
import { useLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';

/** Marks the settled bet `id` as seen, all bets if null, or none if empty. Returns true if any bet was unseen since mounting. */
export function useSeenSettled(id: string | null): boolean {
  const [unseen, keep] = useLocal(SETTLED_UNSEEN);
  const [hasHad, setHad] = useState(false);
  if (!hasHad && unseen.length > 0) setHad(true);
  useEffect(() => {
    const left = id === null ? [] : unseen.filter((each) => each !== id);
    if (left.length < unseen.length) keep(left);
  }, [id, unseen, keep]);
  return hasHad;
}
