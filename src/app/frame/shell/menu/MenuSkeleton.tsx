import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { MenuMode } from './useMenuMode.ts';

export const MenuSkeleton = ({ mode }: { readonly mode: MenuMode }) => (
  <Stack gap={4} css={{ padding: '56px $12 $12' }} aria-hidden>
    {Array.from({ length: 12 }, (_, at) => (
      <Skeleton key={at} height={mode === 'rail' ? 56 : 44} shape="control" />
    ))}
  </Stack>
);
