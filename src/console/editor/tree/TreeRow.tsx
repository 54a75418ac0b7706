import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { liveInWords, useFigures } from '../figures/FiguresContext.tsx';
import { furtherProblems, problemsOf } from '../model/finding.ts';
import { faultWords, kindWords, type Line, nameOf } from '../model/outline.ts';
import type { DropSide } from './useDrag.ts';

const Line_ = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: '44px',
  paddingInlineEnd: '$4',
  borderRadius: '$control',
  cursor: 'pointer',
  outline: 'none',
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px $colors$focus' },
  variants: {
    isSelected: { true: { backgroundColor: '$accentSoft !important' } },
    drop: {
      before: {
        '&::before': { content: '""', position: 'absolute', insetInline: 0, top: '-2px', height: '3px', backgroundColor: '$accent' },
      },
      after: {
        '&::before': { content: '""', position: 'absolute', insetInline: 0, bottom: '-2px', height: '3px', backgroundColor: '$accent' },
      },
      inside: { boxShadow: 'inset 0 0 0 2px $colors$accent' },
    },
  },
});
const Handle = styled('span', {
  flex: 'none',
  width: '20px',
  color: '$ink3',
  cursor: 'grab',
  touchAction: 'none',
  textAlign: 'center',
  userSelect: 'none',
});
const Words = styled('span', {
  flex: 1,
  minWidth: 0,
  '& > span': { display: 'block', truncate: true },
  '& > span:first-child': { text: 14, color: '$ink1' },
  '& > span + span': { text: 12, color: '$ink3' },
});
const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  text: 12,
  fontWeight: '$medium',
  color: '$negative',
  flex: 'none',
});

export type TreeRowProps = {
  readonly line: Line;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly drop: DropSide | null;
  readonly onPick: (key: string) => void;
  /** Moves the focus after actions that may remove the row. */
  readonly onActed: () => void;
};

export function TreeRow({ line, isSelected, isStop, drop, onPick, onActed }: TreeRowProps) {
  const { editor } = useEditor();
  const { id, node, level, fault, key } = line;
  const count =
    useEdited(({ findings }) => (node ? problemsOf(node).length + furtherProblems(findings, id, node).length : 0)) +
    (fault === null ? 0 : 1);
  const achieved = liveInWords(useFigures()?.of(id) ?? []);
  const name = nameOf(id, node);
  const what = fault === 'missing' ? 'Missing' : kindWords(node?.['kind']);
  const rule = node?.['when'] === undefined ? '' : ' · for some';
  const problems = count === 0 ? '' : `, ${count} ${count === 1 ? 'problem' : 'problems'}`;
  return (
    <Line_
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      aria-label={`${name}, ${what}${rule}${problems}${achieved === null ? '' : `, ${achieved}`}`}
      tabIndex={isStop ? 0 : -1}
      data-line={key}
      data-node-id={id}
      isSelected={isSelected}
      title={fault === null ? undefined : faultWords[fault]}
      {...(drop === null ? {} : { drop })}
      style={{ paddingInlineStart: `${(level - 1) * 16}px` }}
      onClick={() => {
        onPick(key);
        editor.open(id);
      }}
    >
      <Handle data-handle="" aria-hidden>
        ⠿
      </Handle>
      <Words>
        <span>{name}</span>
        <span>{`${what}${rule}`}</span>
        {achieved === null ? null : <span>{achieved}</span>}
      </Words>
      {count > 0 ? (
        <Mark aria-hidden>
          <Icon name="alert" size={16} />
          {count}
        </Mark>
      ) : null}
      {editor.isReadOnly || !isSelected ? null : (
        <>
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            iconSize={16}
            target={32}
            tabIndex={-1}
            onClick={(event) => alone(event, () => editor.run({ type: 'duplicate', id }) && onActed())}
          />
          <IconButton
            icon="trash"
            label={`Remove ${name}`}
            iconSize={16}
            target={32}
            tabIndex={-1}
            onClick={(event) => alone(event, () => editor.run({ type: 'remove', id }) && onActed())}
          />
        </>
      )}
    </Line_>
  );
}

/** Runs `act` and stops the event, which would select a node that `act` removed. */
function alone(event: MouseEvent, act: () => void): void {
  event.stopPropagation();
  act();
}
