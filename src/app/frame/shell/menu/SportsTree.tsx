import { FrameSlots } from '../FrameSlots.tsx';
import type { MenuMode } from './useMenuMode.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Box.tsx';
import type { MenuTree } from '#src/shared/site/menuTree.ts';

export function SportsTree({ mode, surface = 'left-menu' }: { readonly mode: MenuMode; readonly surface?: MenuTree }) {
  return <FrameSlots surface={surface} skeleton={<TreeSkeleton mode={mode} />} />;
}

const TreeSkeleton = ({ mode }: { readonly mode: MenuMode }) => (
  <Stack gap={4} css={{ paddingTop: '$16', width: '100%' }} aria-hidden>
    {Array.from({ length: 10 }, (_, at) => (
      <Skeleton key={at} height={mode === 'rail' ? 56 : 44} shape="control" />
    ))}
  </Stack>
);
