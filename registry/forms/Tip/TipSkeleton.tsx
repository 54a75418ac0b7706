import { t } from '#src/shared/text/t.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Takes no space, because players have already dismissed most tips. */
export const TipSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
  </div>
);
