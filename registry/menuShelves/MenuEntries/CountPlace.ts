import { styled } from '#src/ui/stitches.ts';
import { rail } from '../../parts/shelf/menuParts.ts';

export const CountPlace = styled('span', {
  marginInlineStart: 'auto',
  [rail]: {
    position: 'absolute',
    top: '10px',
    insetInlineStart: 'calc(50% + 12px)',
    '& > *': { height: '16px', minWidth: '16px', paddingInline: '$4' },
  },
});
