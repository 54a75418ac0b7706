import { LinkTo } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';

export const Pill = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  height: '44px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'transform $quick',
  focusRing: 1,
  '& > span:first-child': { color: '$accentInk' },
  '@hover': { '&:hover': { backgroundColor: '$surface2', borderColor: '$lineStrong' } },
  '&:active': { transform: 'scale(0.98)' },
  '@reduced': { transition: 'none', '&:active': { transform: 'none' } },
});
