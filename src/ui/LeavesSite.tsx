import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import type { LeavesSitePlace } from './LeavesSiteMark.tsx';
import { softLazy } from './softLazy.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LeavesSiteProps = {
  readonly opensNewTab: boolean;
  readonly place?: LeavesSitePlace;
};

export const leavesSite = (opensNewTab: boolean): string => t`(leaves this site${opensNewTab ? t`, opens in a new tab` : ''})`;

// Rare: not in the first load.
const Mark = softLazy(async () => (await import('./LeavesSiteMark.tsx')).LeavesSiteMark);

/** Visible and for assistive technology (checklist 61). */
export const LeavesSite = ({ opensNewTab, place = 'words' }: LeavesSiteProps) => (
  <>
    <VisuallyHidden>{` ${leavesSite(opensNewTab)}`}</VisuallyHidden>
    <Suspense fallback={null}>
      <Mark place={place} />
    </Suspense>
  </>
);
