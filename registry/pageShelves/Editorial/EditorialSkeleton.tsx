import { Skeleton } from '#src/ui/Skeleton.tsx';

export const EditorialSkeleton = () => <Skeleton shape="card" height={240} />;
