import { styled } from '../stitches.ts';

/** Needs `role="switch"`, `aria-checked` and a label. */
export const Toggle = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  flex: 'none',
  width: '44px',
  height: '24px',
  padding: '2px',
  borderRadius: '$pill',
  backgroundColor: '$lineStrong',
  cursor: 'pointer',
  focusRing: 2,
  '&::after': {
    content: '""',
    display: 'block',
    size: '20px',
    borderRadius: '$pill',
    backgroundColor: '$surface1',
    transition: 'transform $quick',
  },
  '&[aria-checked="true"]': { backgroundColor: '$accent', '&::after': { transform: 'translateX(20px)' } },
  '@reduced': { '&::after': { transition: 'none' } },
});
