import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { GridList } from './gameGridStyles.ts';

const places = Array.from({ length: 12 }, (_, at) => at);

export const GameGridSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading games`}</VisuallyHidden>
    <GridList as="div" aria-hidden>
      {places.map((at) => (
        <Stack key={at} gap={8}>
          <Stack css={{ aspectRatio: '4 / 3' }}>
            <Skeleton shape="card" height="100%" />
          </Stack>
          <Skeleton width="70%" height={36} />
        </Stack>
      ))}
    </GridList>
  </div>
);
