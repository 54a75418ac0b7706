import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useEdited } from './EditorContext.tsx';

export const ALL_PANES = '(min-width: 1200px)';

export function useIsPreviewInView(): boolean {
  const view = useEdited((state) => state.view);
  return useMediaQuery(ALL_PANES) || view === 'preview';
}
