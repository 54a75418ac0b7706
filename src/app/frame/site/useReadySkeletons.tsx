import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { whenIdle } from '../../startup/pauses.ts';

/** Page types whose skeletons together use all skeleton styles. */
const TYPES = ['home', 'my-bets'] as const;

/** Renders skeletons outside the document while the browser is idle. Inserting their style rules later would slow the first click. */
export function useReadySkeletons(): void {
  useEffect(() => whenIdle(() => createRoot(document.createElement('div')).render(TYPES.map(skeletonOf))), []);
}

const skeletonOf = (type: (typeof TYPES)[number]) => <PageSkeleton key={type} type={type} />;
