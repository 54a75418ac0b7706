import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';

const Ground = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '$12',
  borderRadius: '$card',
  backgroundColor: '$surface2',
});

export const DialogArt = ({ name }: { readonly name: string }) => (
  <Ground>
    <Illustration name={name} width={132} />
  </Ground>
);
