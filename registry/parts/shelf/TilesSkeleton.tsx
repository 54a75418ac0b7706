import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

type Props = {
  readonly label: string;
  readonly width: string;
  readonly ratio: string;
  readonly lines?: readonly number[];
};

const tiles = [0, 1, 2, 3, 4, 5];

export const TilesSkeleton = ({ label, width, ratio, lines = [14, 12] }: Props) => (
  <Stack gap={4} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Row css={{ minHeight: '40px' }}>
      <Skeleton width={150} height={20} />
    </Row>
    <Row gap={12} css={{ overflow: 'hidden' }}>
      {tiles.map((at) => (
        <Stack key={at} gap={8} style={{ flex: 'none', width }}>
          <Stack style={{ aspectRatio: ratio }}>
            <Skeleton shape="card" height="100%" />
          </Stack>
          {lines.map((height) => (
            <Skeleton key={height} width={`${height * 5}%`} height={height} />
          ))}
        </Stack>
      ))}
    </Row>
  </Stack>
);
