import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly as high as the form, to keep lower shelves off screen. */
export const PaymentSkeleton = () => <Skeleton height={600} shape="card" />;
