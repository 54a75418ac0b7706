import { styled } from '#src/ui/stitches.ts';

export const TabList = styled('ul', {
  display: 'flex',
  gap: '$16',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  // Contains the visually hidden text, which would otherwise widen the page.
  position: 'relative',
  scrollbarWidth: 'none',
  borderBottom: '1px solid $line',
  '&::-webkit-scrollbar': { display: 'none' },
});

export const tabLink = {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingX: '$4',
  text: 14,
  fontWeight: '$medium',
  color: '$ink2',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: -2,
  '@hover': { '&:hover': { color: '$ink1' } },
  '&[aria-current]': { color: '$ink1' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3px',
    borderRadius: '3px 3px 0 0',
    backgroundColor: '$accent',
  },
} as const;
