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

// External links are rare: the first load omits the icon.
const Mark = softLazy(async () => (await import('./LeavesSiteMark.tsx')).LeavesSiteMark);

/** Marks an external link, visually and for assistive technology (checklist 61). */
export const LeavesSite = ({ opensNewTab, place = 'words' }: LeavesSiteProps) => (
  <>
    <VisuallyHidden>{` ${leavesSite(opensNewTab)}`}</VisuallyHidden>
    <Suspense fallback={null}>
      <Mark place={place} />
    </Suspense>
  </>
);
