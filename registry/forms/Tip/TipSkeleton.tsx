import { t } from '#src/shared/text/t.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Empty: mostly dismissed. */
export const TipSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
  </div>
);
