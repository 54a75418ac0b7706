import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PromptSkeleton = () => <Skeleton height={82} shape="card" />;
