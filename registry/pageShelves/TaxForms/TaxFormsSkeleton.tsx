import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const TaxFormsSkeleton = () => (
  <div role="status" aria-label={t`Loading your tax forms`}>
    <Skeleton shape="card" height={240} />
  </div>
);
