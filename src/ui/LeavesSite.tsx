import { t } from '#src/shared/text/t.ts';
import { LeavesSiteMark, type LeavesSitePlace } from './LeavesSiteMark.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LeavesSiteProps = {
  readonly opensNewTab: boolean;
  readonly place?: LeavesSitePlace;
};

export const leavesSite = (opensNewTab: boolean): string => t`(leaves this site${opensNewTab ? t`, opens in a new tab` : ''})`;

/** Marks a link that leaves the site, also for screen readers (checklist 61). */
export const LeavesSite = ({ opensNewTab, place = 'words' }: LeavesSiteProps) => (
  <>
    <VisuallyHidden>{` ${leavesSite(opensNewTab)}`}</VisuallyHidden>
    <LeavesSiteMark place={place} />
  </>
);
