import { Icon } from './Icon.tsx';
import { styled } from './stitches.ts';

/** `corner`: over a link that is a picture, which must be positioned. */
export type LeavesSitePlace = 'corner' | 'words';

const Mark = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'text-bottom',
  variants: {
    place: {
      words: { marginInlineStart: '$4' },
      // Over a picture, which is the whole of its link.
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

/** The mark itself, for the eye. */
export const LeavesSiteMark = ({ place }: { readonly place: LeavesSitePlace }) => (
  <Mark place={place}>
    <Icon name="external-link" size={16} />
  </Mark>
);
