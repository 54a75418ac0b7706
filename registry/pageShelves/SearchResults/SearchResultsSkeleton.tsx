import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SearchResultsSkeleton = () => <Skeleton shape="card" height={480} />;
