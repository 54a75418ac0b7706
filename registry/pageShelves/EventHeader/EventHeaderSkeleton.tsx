import { Skeleton } from '#src/ui/Skeleton.tsx';

export const EventHeaderSkeleton = () => <Skeleton shape="card" height={222} />;
