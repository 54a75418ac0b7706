import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly as high as the form: following shelves stay off screen. */
export const PaymentSkeleton = () => <Skeleton height={1_000} shape="card" />;
