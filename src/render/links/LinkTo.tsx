import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WireLink } from './types.ts';
import { useLink } from './useLink.ts';

export type LinkToProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  readonly link: WireLink | null;
  /** The node that the link is part of, for reports. */
  readonly of: string;
  readonly children: ReactNode;
  /** Also told of the click. */
  readonly onFollow?: () => void;
};

/** A control that follows a deep link: a link for pages, a button for what opens over them. Draws nothing when the link leads nowhere. */
export function LinkTo({ link, of, children, onFollow, ...look }: LinkToProps) {
  const followed = useLink(link, of);
  switch (followed?.kind) {
    case 'page':
      return (
        <Link to={followed.path} onClick={onFollow} {...look}>
          {children}
        </Link>
      );
    case 'web':
      return (
        <a
          href={followed.url}
          rel="noopener noreferrer"
          target={followed.opensNewWindow ? '_blank' : undefined}
          onClick={onFollow}
          {...look}
        >
          {children}
        </a>
      );
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
