import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StreamPlayerSkeleton = () => <Skeleton shape="card" height={88} />;
