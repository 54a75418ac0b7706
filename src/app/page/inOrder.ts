import { styled } from '#src/ui/stitches.ts';

/** Unfinished content hides the content below it for at most this time. */
const OPENING_MS = 5_000;

/** Shows a new page from the top down, so that late content moves nothing visible. Never hides the focused element. */
export const InOrder = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$sizes$shelf',
  minWidth: 0,
  '&[data-opening] :is([data-node], [role=status]):has([data-skeleton]:not([data-lost] *)) ~ :not(:focus-within)': { visibility: 'hidden' },
  '&[data-opening][data-awaiting] [data-common-end] ~ :not(:focus-within)': { visibility: 'hidden' },
});

export function markOpening(page: HTMLElement | null): void {
  page?.setAttribute('data-opening', '');
  setTimeout(() => page?.removeAttribute('data-opening'), OPENING_MS);
}
