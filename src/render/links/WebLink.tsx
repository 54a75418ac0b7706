import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { LeavesSite, leavesSite } from '#src/ui/LeavesSite.tsx';
import { webPageAt } from '#src/shared/site/webPages.ts';
import { useRenderPorts } from '../ports.tsx';

export type WebLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  readonly url: string;
  readonly isListed: boolean;
  readonly opensNewWindow: boolean;
  readonly children: ReactNode;
  readonly mark?: 'corner' | 'words' | undefined;
  readonly onFollow?: (() => void) | undefined;
};

/** Link to another site, marked as such (checklist 61). */
export function WebLink({ url, isListed, opensNewWindow, children, mark = 'words', onFollow, ...look }: WebLinkProps) {
  const { leave } = useRenderPorts();
  const name = look['aria-label'];
  const opensNewTab = opensNewWindow || !isListed;
  const label = name === undefined ? undefined : `${name} ${leavesSite(opensNewTab)}`;
  const content = (
    <>
      {children}
      <LeavesSite opensNewTab={opensNewTab} place={mark} />
    </>
  );
  if (isListed)
    return (
      <a
        href={url}
        rel="noopener noreferrer"
        target={opensNewWindow ? '_blank' : undefined}
        onClick={onFollow}
        {...look}
        aria-label={label}
      >
        {content}
      </a>
    );
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari does not focus a clicked button, but the closing dialog returns the focus to it.
    currentTarget.focus();
    const page = webPageAt(url);
    if (page !== null) leave?.({ url: page, onFollow });
  };
  // A button, because a link could be opened in a new tab without the dialog.
  return (
    <button type="button" aria-haspopup="dialog" onClick={ask} {...look} aria-label={label}>
      {content}
    </button>
  );
}
