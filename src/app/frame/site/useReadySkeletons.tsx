import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { whenIdle } from '../../startup/pauses.ts';

/** Types that together use every skeleton style. */
const TYPES = ['home', 'my-bets'] as const;

/** Renders off-document while idle: inserting the rules takes a third of a press. */
export function useReadySkeletons(): void {
  useEffect(() => whenIdle(() => createRoot(document.createElement('div')).render(TYPES.map(skeletonOf))), []);
}

const skeletonOf = (type: (typeof TYPES)[number]) => <PageSkeleton key={type} type={type} />;
