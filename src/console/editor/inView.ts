import { useMediaQuery } from '#src/app/frame/shell/useMediaQuery.ts';
import { useEdited } from './EditorContext.tsx';

/** From this width on all panes of the editor have room beside one another. */
export const ALL_PANES = '(min-width: 1200px)';

/** Whether the preview is in view: where not all panes have room, only while it is looked at. */
export function useIsPreviewInView(): boolean {
  const view = useEdited((state) => state.view);
  return useMediaQuery(ALL_PANES) || view === 'preview';
}
