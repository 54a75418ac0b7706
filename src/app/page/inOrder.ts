import { styled } from '#src/ui/stitches.ts';

/** Maximum time for which unfinished content hides the content below. */
const OPENING_MS = 5_000;

/** Shows a new page from the top down, so that late content shifts nothing visible. Never hides the focused element. */
export const InOrder = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$sizes$shelf',
  minWidth: 0,
  '&[data-opening] :is([data-node], [role=status]):has([data-skeleton]) ~ :not(:focus-within)': { visibility: 'hidden' },
  '&[data-opening][data-awaiting] [data-common-end] ~ :not(:focus-within)': { visibility: 'hidden' },
});

export function markOpening(page: HTMLElement | null): void {
  page?.setAttribute('data-opening', '');
  setTimeout(() => page?.removeAttribute('data-opening'), OPENING_MS);
}
