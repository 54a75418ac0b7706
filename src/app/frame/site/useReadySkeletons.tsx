import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { whenIdle } from '../../startup/pauses.ts';

/** Together these use every skeleton style. */
const TYPES = ['home', 'my-bets'] as const;

/**
 * Renders skeletons off-document while idle: style rules inserted on a press are a third of its cost on a phone, since all elements are
 * matched again.
 */
export function useReadySkeletons(): void {
  useEffect(() => whenIdle(() => createRoot(document.createElement('div')).render(TYPES.map(skeletonOf))), []);
}

const skeletonOf = (type: (typeof TYPES)[number]) => <PageSkeleton key={type} type={type} />;
