import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SeparatorSkeleton = () => <Skeleton height={1} />;
