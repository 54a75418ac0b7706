import { Badge } from '#src/ui/Badge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { selectionsText } from './selectionsText.ts';

export const SelectionCount = ({ count }: { readonly count: number }) => (
  <Badge>
    <span aria-hidden>{count}</span>
    <VisuallyHidden>{selectionsText(count)}</VisuallyHidden>
  </Badge>
);
