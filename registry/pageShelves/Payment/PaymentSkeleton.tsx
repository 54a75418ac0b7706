import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly as high as the form: what follows it starts below the screen and does not move. */
export const PaymentSkeleton = () => <Skeleton height={1_000} shape="card" />;
