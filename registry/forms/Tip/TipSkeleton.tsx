import { t } from '#src/shared/text/t.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Takes no room: most players have put it away, and what is not there must not jump. */
export const TipSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
  </div>
);
