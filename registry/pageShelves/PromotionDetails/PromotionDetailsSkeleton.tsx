import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PromotionDetailsSkeleton = () => <Skeleton shape="card" height={300} />;
