import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { whenIdle } from '../../startup/pauses.ts';

/** Together, every skeleton style. */
const TYPES = ['home', 'my-bets'] as const;

/** Off-document while idle: inserting skeletons' rules takes a third of a press. */
export function useReadySkeletons(): void {
  useEffect(() => whenIdle(() => createRoot(document.createElement('div')).render(TYPES.map(skeletonOf))), []);
}

const skeletonOf = (type: (typeof TYPES)[number]) => <PageSkeleton key={type} type={type} />;
