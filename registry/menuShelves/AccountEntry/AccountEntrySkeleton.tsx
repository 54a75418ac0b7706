import { Skeleton } from '#src/ui/Skeleton.tsx';

export const AccountEntrySkeleton = () => <Skeleton width={152} height={44} shape="control" />;
