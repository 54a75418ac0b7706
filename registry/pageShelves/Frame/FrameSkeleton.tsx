import { Skeleton } from '#src/ui/Skeleton.tsx';

export const FrameSkeleton = () => (
  <>
    <Skeleton height={40} width="40%" shape="text" />
    <div style={{ marginTop: 4 }}>
      <Skeleton shape="card" height={320} />
    </div>
  </>
);
