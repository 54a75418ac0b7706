import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CountdownSkeleton = () => <Skeleton shape="card" height={84} />;
