import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SignUpElsewhereSkeleton = () => <Skeleton shape="card" height={480} />;
