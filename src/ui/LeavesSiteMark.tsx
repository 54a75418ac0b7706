import { Icon } from './Icon.tsx';
import { styled } from './stitches.ts';

export type LeavesSitePlace = 'corner' | 'words';

const Mark = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'text-bottom',
  variants: {
    place: {
      words: { marginInlineStart: '$4' },
      corner: {
        position: 'absolute',
        top: '$8',
        insetInlineEnd: '$8',
        padding: '$4',
        borderRadius: '$pill',
        backgroundColor: '$surface1',
        color: '$ink1',
      },
    },
  },
});

export const LeavesSiteMark = ({ place }: { readonly place: LeavesSitePlace }) => (
  <Mark place={place}>
    <Icon name="external-link" size={16} />
  </Mark>
);
