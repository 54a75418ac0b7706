import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LoginPreferencesSkeleton = () => (
  <div role="status" aria-label="Loading how you log in">
    <Skeleton shape="card" height={124} />
  </div>
);
