import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SignedUpSkeleton = () => <Skeleton shape="card" height={320} />;
