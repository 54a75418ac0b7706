import { Fragment, type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { regionOf } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { type Line, listWords, nameOf } from '../model/outline.ts';
import { EmptyRegionRow } from './EmptyRegionRow.tsx';
import { matches } from './matches.ts';
import { moveOf, type Step } from './steps.ts';
import { TreeRow } from './TreeRow.tsx';
import { useClipboard } from './useClipboard.ts';
import { useDrag } from './useDrag.ts';
import { useLines } from './useLines.ts';

const List = styled('div', { display: 'flex', flexDirection: 'column', gap: '2px', position: 'relative' });
const RegionName = styled('div', { text: 12, color: '$ink3', paddingBlock: '$4 2px' });

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

const ALONG: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export type NodeTreeProps = { readonly query: string; readonly onAdd: (list: string) => void };

export function NodeTree({ query, onAdd }: NodeTreeProps) {
  const { editor, vocabulary } = useEditor();
  const document = useEdited(({ history }) => history.document);
  const selected = useEdited((state) => state.selected);
  const lines = useLines(document, vocabulary.isKind);
  const shown = useMemo(() => (query === '' ? lines : lines.filter((line) => matches(line, query))), [lines, query]);
  const box = useRef<HTMLDivElement>(null);
  // Key of the clicked row. A repeated node has several rows.
  const [picked, setPicked] = useState<string | null>(null);
  const current = shown.find(({ id, key }) => id === selected && key === picked) ?? shown.find(({ id }) => id === selected);
  const [wantsFocus, setWantsFocus] = useState(0);
  const focusSelected = useCallback(() => setWantsFocus((count) => count + 1), []);
  useEffect(() => {
    if (wantsFocus > 0) box.current?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
  }, [wantsFocus]);
  const drag = useDrag(box, lines);
  const clipboard = useClipboard();

  const shift = (line: Line, step: Step): void => {
    const move = moveOf(editor.store.getState().history.document, line, step);
    if (!move) return editor.say('It can’t move further in this direction.');
    if (!editor.run({ type: 'move', id: line.id, to: move })) return;
    const after = editor.store.getState().history.document;
    const count = after.lists.get(move.list)?.length ?? 0;
    editor.say(`${nameOf(line.id, line.node)} moved: ${move.index + 1} of ${count} in ${listWords(after, move.list)}.`);
    focusSelected();
  };
  const act = (line: Line, event: KeyboardEvent<HTMLElement>): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key];
    if (step && event.altKey) shift(line, step);
    else if (event.key === 'Delete' && !isCommand) {
      if (editor.run({ type: 'remove', id: line.id })) focusSelected();
    } else if (event.key === 'd' && isCommand) {
      if (editor.run({ type: 'duplicate', id: line.id })) focusSelected();
    } else if (event.key === 'c' && isCommand) clipboard.copy();
    else if (event.key === 'v' && isCommand) {
      if (clipboard.paste()) focusSelected();
    } else return false;
    return true;
  };
  const goAlong = (along: (at: number, count: number) => number): void => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
    const focused = items.findIndex((item) => item === globalThis.document.activeElement);
    const next = items[along(focused, items.length)];
    const line = lines.find(({ key }) => key === next?.dataset['line']);
    if (line) {
      setPicked(line.key);
      editor.select(line.id);
    }
    next?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return drag.end();
    const along = event.altKey || event.ctrlKey || event.metaKey ? undefined : ALONG[event.key];
    const isRegion = event.target instanceof Element && event.target.closest('[data-region]') !== null;
    if (along) goAlong(along);
    else if (isRegion || !current || !act(current, event)) return;
    event.preventDefault();
  };
  if (shown.length === 0) return <Text tone="ink2">{query === '' ? 'No parts yet.' : 'No part matches your search.'}</Text>;
  return (
    <List ref={box} role="tree" aria-label="Parts of the document" aria-describedby="tree-keys" onKeyDown={onKeyDown} {...drag.handlers}>
      <Text id="tree-keys" hidden>
        Use the arrow keys to select a part and Alt with the arrow keys to move it. Press Delete to remove it and Control D to duplicate it.
        Control C copies it and Control V pastes it, also into another document.
      </Text>
      {shown.map((line, at) => (
        <Fragment key={line.key}>
          <Row
            line={line}
            region={query === '' && line.level > 1 && shown[at - 1]?.list !== line.list && line.index === 0 ? regionOf(line.list) : null}
            isSelected={line === current}
            isStop={line === (current ?? shown[0])}
            drop={drag.target?.key === line.key ? drag.target.side : null}
            onPick={setPicked}
            onActed={focusSelected}
          />
          {query === ''
            ? line.empty.map((region) => (
                <EmptyRegionRow key={region.list} region={region} isTarget={drag.target?.key === region.list} onAdd={onAdd} />
              ))
            : null}
        </Fragment>
      ))}
    </List>
  );
}

const Row = memo(function DrawRow({ region, ...row }: Parameters<typeof TreeRow>[0] & { readonly region: string | null }) {
  if (region === null) return <TreeRow {...row} />;
  return (
    <Stack gap={0} role="none">
      <RegionName aria-hidden style={{ marginInlineStart: `${(row.line.level - 1) * 16 + 8}px` }}>
        {region}
      </RegionName>
      <TreeRow {...row} />
    </Stack>
  );
});
