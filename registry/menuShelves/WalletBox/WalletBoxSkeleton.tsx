import { Skeleton } from '#src/ui/Skeleton.tsx';

export const WalletBoxSkeleton = () => <Skeleton height={252} shape="card" />;
