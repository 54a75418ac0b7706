import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ImageSkeleton = () => <Skeleton shape="card" height={240} />;
