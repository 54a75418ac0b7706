import { regionOf } from '#src/shared/layouts/draft/document.ts';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useEditor } from '../EditorContext.tsx';
import { type EmptyRegion, listWords } from '../model/outline.ts';

const Ground = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$8',
  minHeight: '44px',
  paddingInlineEnd: '$4',
  borderRadius: '$control',
  outline: 'none',
  text: 13,
  color: '$ink3',
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px $colors$focus' },
  variants: { isTarget: { true: { boxShadow: 'inset 0 0 0 2px $colors$accent' } } },
});

export type EmptyRegionRowProps = {
  readonly region: EmptyRegion;
  readonly isTarget: boolean;
  readonly onAdd: (list: string) => void;
};

export function EmptyRegionRow({ region: { list, level, isDrawn }, isTarget, onAdd }: EmptyRegionRowProps) {
  const { editor } = useEditor();
  const where = listWords(editor.store.getState().history.document, list);
  const act = (): void => {
    if (isDrawn) onAdd(list);
    else editor.run({ type: 'remove-region', list });
  };
  return (
    <Ground
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-label={isDrawn ? `${where}: empty` : `${where}: empty, not shown`}
      tabIndex={-1}
      data-region={list}
      isTarget={isTarget}
      style={{ marginInlineStart: `${(level - 1) * 16 + 24}px` }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || editor.isReadOnly || event.target !== event.currentTarget) return;
        event.preventDefault();
        act();
      }}
    >
      {`${regionOf(list)}: empty`}
      {editor.isReadOnly ? null : (
        <Button size="small" tone="quiet" tabIndex={-1} onClick={act}>
          {isDrawn ? 'Add here' : 'Remove it'}
        </Button>
      )}
    </Ground>
  );
}
