import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PaymentSkeleton = () => <Skeleton height={600} shape="card" />;
