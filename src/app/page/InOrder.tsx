import type { ReactNode } from 'react';
import { styled } from '#src/ui/stitches.ts';

/** Longest time in which unfinished content hides what follows it. */
const OPENING_MS = 10_000;

// A hidden field would lose the focus.
const Shelves = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$sizes$shelf',
  minWidth: 0,
  '&[data-opening] :is([data-awaited], :is([data-node], [role=status]):has([data-skeleton])) ~ :not(:focus-within)': {
    visibility: 'hidden',
  },
  '& > [data-awaited]': { position: 'absolute' },
});

/** Shows an opening page from the top down: late content moves nothing visible. */
export const InOrder = ({ children }: { readonly children: ReactNode }) => <Shelves ref={open}>{children}</Shelves>;

function open(page: HTMLElement | null) {
  page?.setAttribute('data-opening', '');
  const timer = setTimeout(() => page?.removeAttribute('data-opening'), OPENING_MS);
  return () => clearTimeout(timer);
}
