import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PasskeysSkeleton = () => (
  <div role="status" aria-label={t`Loading your passkeys`}>
    <Skeleton shape="card" height={300} />
  </div>
);
