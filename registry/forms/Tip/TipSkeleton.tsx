import { t } from '#src/shared/text/t.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Takes no space: most players have dismissed the tip, and its absence must not shift the layout. */
export const TipSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
  </div>
);
