import { styled } from '#src/ui/stitches.ts';

export const TogglePill = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: '40px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 13,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: 2,
  '&[aria-pressed="true"]': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent' },
  '@hover': { '&[aria-pressed="false"]:hover': { backgroundColor: '$surface2' } },
});
