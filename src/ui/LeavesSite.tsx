import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import type { LeavesSitePlace } from './LeavesSiteMark.tsx';
import { softLazy } from './softLazy.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LeavesSiteProps = {
  readonly opensNewTab: boolean;
  readonly place?: LeavesSitePlace;
};

/** Said of a link to another site. */
export const leavesSite = (opensNewTab: boolean): string => t`(leaves this site${opensNewTab ? t`, opens in a new tab` : ''})`;

// Few pages have such a link: the first load carries its words, and not its mark.
const Mark = softLazy(async () => (await import('./LeavesSiteMark.tsx')).LeavesSiteMark);

/** Marks a link to another site, for the eye and for assistive technology (checklist 61). */
export const LeavesSite = ({ opensNewTab, place = 'words' }: LeavesSiteProps) => (
  <>
    <VisuallyHidden>{` ${leavesSite(opensNewTab)}`}</VisuallyHidden>
    <Suspense fallback={null}>
      <Mark place={place} />
    </Suspense>
  </>
);
