import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PaymentPartSkeleton = () => <Skeleton height={48} />;
