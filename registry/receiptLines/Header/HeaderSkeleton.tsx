import { Skeleton } from '#src/ui/Skeleton.tsx';

export const HeaderSkeleton = () => <Skeleton width={140} height={20} />;
