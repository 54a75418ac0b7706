import { Skeleton } from '#src/ui/Skeleton.tsx';

export const InformationSkeleton = () => <Skeleton height={64} shape="card" />;
