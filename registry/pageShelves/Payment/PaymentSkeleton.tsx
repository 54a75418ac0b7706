import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Nearly as high as the form: what is below stays below the screen. */
export const PaymentSkeleton = () => <Skeleton height={1_000} shape="card" />;
