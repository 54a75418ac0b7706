import type { ReactNode } from 'react';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useEdited, useEditor } from './EditorContext.tsx';
import type { EditorView } from './editor.ts';
import { ALL_PANES } from './inView.ts';

const TWO = '@media (min-width: 768px) and (max-width: 1199.98px)';
const ALL = `@media ${ALL_PANES}`;
const FROM_TWO = '@media (min-width: 768px)';

const Ground = styled('div', {
  display: 'grid',
  gap: '$12',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  [ALL]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 8fr)' },
});

const shown = {
  alone: { false: { '@belowTablet': { display: 'none' } } },
  beside: { false: { [TWO]: { display: 'none' } } },
} as const;

const Column = styled('div', {
  display: 'grid',
  gap: '$12',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  borderRadius: '$card',
  [FROM_TWO]: {
    position: 'sticky',
    top: 'calc($sizes$header + $space$12)',
    maxHeight: 'calc(100dvh - $sizes$header - 2 * $space$12)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  variants: shown,
});
const Pane = styled('section', {
  minWidth: 0,
  padding: '$16',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface1',
  variants: shown,
});

const Alone = styled('div', { [FROM_TWO]: { display: 'none' } });
const Beside = styled('div', { display: 'none', [TWO]: { display: 'block' } });

const VIEWS: readonly { readonly value: EditorView; readonly label: string }[] = [
  { value: 'parts', label: 'Parts' },
  { value: 'fields', label: 'Fields' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
];

export function Panes({ parts, fields, preview, checks }: { readonly [V in EditorView]: ReactNode }) {
  const { editor } = useEditor();
  const view = useEdited((state) => state.view);
  const beside = view === 'parts' ? 'fields' : view;
  const is = (...views: readonly EditorView[]) => ({ alone: views.includes(view), beside: views.includes(beside) });
  return (
    <>
      <Alone>
        <Segmented legend="Look at" options={VIEWS} value={view} onChange={editor.show} />
      </Alone>
      <Beside>
        <Segmented legend="Side panel" options={VIEWS.slice(1)} value={beside} onChange={editor.show} />
      </Beside>
      <Ground>
        <Column alone={view === 'parts'} data-scrolls="">
          <Pane aria-label="Parts">{parts}</Pane>
        </Column>
        <Column {...is('fields')}>
          <Pane aria-label="Selected part">{fields}</Pane>
        </Column>
        <Column {...is('preview', 'checks')}>
          <Pane aria-label="Preview" {...is('preview')}>
            {preview}
          </Pane>
          <Pane aria-label="Checks and changes" {...is('checks')}>
            {checks}
          </Pane>
        </Column>
      </Ground>
    </>
  );
}
