import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly the form's height, to keep lower shelves off screen. */
export const PaymentSkeleton = () => <Skeleton height={600} shape="card" />;
