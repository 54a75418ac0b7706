import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WireLink } from './types.ts';
import { useLink } from './useLink.ts';
import { WebLink } from './WebLink.tsx';

export type LinkToProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  readonly link: WireLink | null;
  readonly of: string;
  readonly children: ReactNode;
  /** Place of the mark for links that leave the site; `corner` needs a positioned parent. */
  readonly mark?: 'corner' | 'words';
  readonly onFollow?: () => void;
};

export function LinkTo({ link, of, children, mark, onFollow, ...look }: LinkToProps) {
  const followed = useLink(link, of);
  switch (followed?.kind) {
    case 'page':
      return (
        <Link to={followed.path} onClick={onFollow} {...look}>
          {children}
        </Link>
      );
    case 'web': {
      const { url, isListed, opensNewWindow } = followed;
      return (
        <WebLink url={url} isListed={isListed} opensNewWindow={opensNewWindow} mark={mark} onFollow={onFollow} {...look}>
          {children}
        </WebLink>
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
