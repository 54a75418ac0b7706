import { Skeleton } from '#src/ui/Skeleton.tsx';

export const GameDetailsSkeleton = () => <Skeleton shape="card" height={308} />;
