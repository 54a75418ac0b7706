import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ReferralSkeleton = () => <Skeleton shape="card" height={80} />;
