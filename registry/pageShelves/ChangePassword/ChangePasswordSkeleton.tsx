import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ChangePasswordSkeleton = () => <Skeleton shape="card" height={420} />;
