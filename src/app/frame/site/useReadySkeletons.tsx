import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { whenIdle } from '../../startup/pauses.ts';

/** Between them they have what the others have. */
const TYPES = ['home', 'my-bets'] as const;

/**
 * Draws what stands for the next page once where nobody sees it, in a pause of the browser. Rules of style that come with a press are a third of what it
 * costs a phone: the browser goes through all rules again, and through all elements. What was drawn is held by nobody.
 */
export function useReadySkeletons(): void {
  useEffect(() => whenIdle(() => createRoot(document.createElement('div')).render(TYPES.map(skeletonOf))), []);
}

const skeletonOf = (type: (typeof TYPES)[number]) => <PageSkeleton key={type} type={type} />;
