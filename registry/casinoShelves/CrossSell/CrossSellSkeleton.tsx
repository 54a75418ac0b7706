import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CrossSellSkeleton = () => <Skeleton shape="card" height={118} />;
