import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LoginPreferencesSkeleton = () => (
  <div role="status" aria-label={t`Loading your login settings`}>
    <Skeleton shape="card" height={184} />
  </div>
);
