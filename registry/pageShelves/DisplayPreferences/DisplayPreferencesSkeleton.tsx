import { Skeleton } from '#src/ui/Skeleton.tsx';

export const DisplayPreferencesSkeleton = () => <Skeleton shape="card" height={240} />;
