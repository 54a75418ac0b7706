import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const AccountSummarySkeleton = () => (
  <div role="status" aria-label={t`Loading your account`}>
    <Skeleton shape="card" height={355} />
  </div>
);
