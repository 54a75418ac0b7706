import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeavesSite, leavesSite } from '#src/ui/LeavesSite.tsx';
import type { WireLink } from './types.ts';
import { useLink } from './useLink.ts';

export type LinkToProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  readonly link: WireLink | null;
  /** The node that the link is part of, for reports. */
  readonly of: string;
  readonly children: ReactNode;
  /** Where the mark of a link to another site stands: beside its words, or in the corner of a picture, which must be positioned. */
  readonly mark?: 'corner' | 'words';
  /** Also told of the click. */
  readonly onFollow?: () => void;
};

/**
 * A control that follows a deep link: a link for pages, a button for what opens over them. Draws nothing when the link leads nowhere. What
 * leads to another site says so (checklist 61).
 */
export function LinkTo({ link, of, children, mark = 'words', onFollow, ...look }: LinkToProps) {
  const followed = useLink(link, of);
  switch (followed?.kind) {
    case 'page':
      return (
        <Link to={followed.path} onClick={onFollow} {...look}>
          {children}
        </Link>
      );
    case 'web': {
      const { url, opensNewWindow } = followed;
      const name = look['aria-label'];
      return (
        <a
          href={url}
          rel="noopener noreferrer"
          target={opensNewWindow ? '_blank' : undefined}
          onClick={onFollow}
          {...look}
          aria-label={name === undefined ? undefined : `${name} ${leavesSite(opensNewWindow)}`}
        >
          {children}
          <LeavesSite opensNewTab={opensNewWindow} place={mark} />
        </a>
      );
    }
    case 'overlay': {
      const { open } = followed;
      return (
        <button
          type="button"
          onClick={() => {
            open();
            onFollow?.();
          }}
          {...look}
        >
          {children}
        </button>
      );
    }
    default:
      return null;
  }
}
