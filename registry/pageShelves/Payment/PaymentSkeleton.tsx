import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly as high as the form, so that the shelves below stay off screen. */
export const PaymentSkeleton = () => <Skeleton height={1_000} shape="card" />;
