import { Skeleton } from '#src/ui/Skeleton.tsx';

export const VideoSkeleton = () => (
  <>
    <Skeleton height={40} width="40%" shape="text" />
    <div style={{ maxWidth: 920, marginTop: 4, aspectRatio: '16 / 9' }}>
      <Skeleton shape="card" height="100%" />
    </div>
    <div style={{ height: 48 }} />
  </>
);
