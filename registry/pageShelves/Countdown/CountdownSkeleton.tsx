import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';

const Frame = styled('div', { height: '84px', '@belowTablet': { height: '144px' }, '& > *': { height: '100% !important' } });

export const CountdownSkeleton = () => (
  <Frame>
    <Skeleton shape="card" height={84} />
  </Frame>
);
