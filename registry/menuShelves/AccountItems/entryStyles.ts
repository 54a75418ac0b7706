import { styled } from '#src/ui/stitches.ts';

export const entryFace = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  width: '100%',
  minHeight: '48px',
  paddingX: '$12',
  borderRadius: '$control',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: -2,
  '& > span:first-child': { color: '$ink2' },
  '& > span[aria-hidden]:last-child': { color: '$ink3' },
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '&[aria-current="page"]': { backgroundColor: '$accentSoft' },
} as const;

export const EntryText = styled('span', { flex: 1, minWidth: 0, color: '$ink1', overflowWrap: 'anywhere' });
export const EntryNote = styled('span', { display: 'block', text: 12, fontWeight: '$regular', color: '$ink2' });
export const Setting = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '56px',
  paddingX: '$12',
  '& > span:first-child': { color: '$ink2' },
  '& > fieldset': { flex: 1 },
});
