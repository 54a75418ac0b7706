import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeavesSite, leavesSite } from '#src/ui/LeavesSite.tsx';
import type { WireLink } from './types.ts';
import { useLink } from './useLink.ts';

export type LinkToProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  readonly link: WireLink | null;
  readonly of: string;
  readonly children: ReactNode;
  /** `corner` needs a positioned parent. */
  readonly mark?: 'corner' | 'words';
  readonly onFollow?: () => void;
};

/** Null without a target. External links are marked (checklist 61). */
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
