import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useEdited, useEditor, type Vocabulary } from '../EditorContext.tsx';
import { type DraftDocument, regionOf } from '../model/document.ts';
import { type Line, nameOf, outlineOf } from '../model/outline.ts';
import { matches } from './matches.ts';
import { moveOf, type Step } from './steps.ts';
import { TreeRow } from './TreeRow.tsx';
import { useDrag } from './useDrag.ts';

const List = styled('div', { display: 'flex', flexDirection: 'column', gap: '2px', position: 'relative' });
const RegionName = styled('div', { text: 12, color: '$ink3', paddingBlock: '$4 2px' });

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

/** Which line a key leads to, from the one that is selected. */
const ALONG: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Every part of the document, in its order. Arrow keys go along it; with Alt they move the part that has the focus. */
export function NodeTree({ query }: { readonly query: string }) {
  const { editor, vocabulary } = useEditor();
  const document = useEdited(({ history }) => history.document);
  const selected = useEdited((state) => state.selected);
  const lines = useLines(document, vocabulary.kinds);
  const shown = useMemo(() => (query === '' ? lines : lines.filter((line) => matches(line, query))), [lines, query]);
  const box = useRef<HTMLDivElement>(null);
  const [wantsFocus, setWantsFocus] = useState(0);
  useEffect(() => {
    if (wantsFocus > 0) box.current?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
  }, [wantsFocus]);
  const drag = useDrag(box, lines);

  const go = (to: Line | undefined): void => {
    if (!to) return;
    editor.select(to.id);
    setWantsFocus((count) => count + 1);
  };
  const shift = (line: Line, step: Step): void => {
    const move = moveOf(editor.store.getState().history.document, line, step);
    if (!move) return editor.say('It cannot go further that way.');
    if (!editor.run({ type: 'move', id: line.id, to: move })) return;
    const after = editor.store.getState().history.document;
    const count = after.lists.get(move.list)?.length ?? 0;
    const where = move.list === 'main' ? 'the page' : regionOf(move.list);
    editor.say(`${nameOf(line.id, line.node)} moved: ${move.index + 1} of ${count} in ${where}.`);
    setWantsFocus((each) => each + 1);
  };
  const act = (line: Line, event: KeyboardEvent<HTMLElement>): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key];
    if (step && event.altKey) shift(line, step);
    else if (event.key === 'Delete' && !isCommand) {
      if (editor.run({ type: 'remove', id: line.id })) setWantsFocus((each) => each + 1);
    } else if (event.key === 'd' && isCommand) editor.run({ type: 'duplicate', id: line.id });
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = shown.findIndex(({ id }) => id === selected);
    const line = shown[at];
    const along = event.altKey || event.ctrlKey || event.metaKey ? undefined : ALONG[event.key]?.(at, shown.length);
    if (along !== undefined) go(shown[along]);
    else if (!line || !act(line, event)) return;
    event.preventDefault();
  };
  if (shown.length === 0)
    return <Text tone="ink2">{query === '' ? 'There is nothing here yet. Add a part below.' : 'No part has these words.'}</Text>;
  const first = selected !== null && shown.some(({ id }) => id === selected) ? selected : shown[0]?.id;
  return (
    <List ref={box} role="tree" aria-label="Parts of the document" aria-describedby="tree-keys" onKeyDown={onKeyDown} {...drag.handlers}>
      <Text id="tree-keys" hidden>
        Arrow keys go along the parts. With Alt, they move the part. Delete removes it, Control D copies it.
      </Text>
      {shown.map((line, at) => (
        <Row
          key={line.key}
          line={line}
          region={query === '' && line.level > 1 && shown[at - 1]?.list !== line.list && line.index === 0 ? regionOf(line.list) : null}
          isSelected={line.id === selected}
          isStop={line.id === first}
          drop={drag.target?.key === line.key ? drag.target.side : null}
        />
      ))}
    </List>
  );
}

const Row = memo(function DrawRow({ region, ...row }: Parameters<typeof TreeRow>[0] & { readonly region: string | null }) {
  if (region === null) return <TreeRow {...row} />;
  return (
    <Stack gap={0} role="none">
      <RegionName aria-hidden css={{ marginInlineStart: `${(row.line.level - 1) * 16 + 8}px` }}>
        {region}
      </RegionName>
      <TreeRow {...row} />
    </Stack>
  );
});

/** Lines that did not change stay the same object, so that their rows are not drawn again. */
function useLines(document: DraftDocument, kinds: Vocabulary['kinds']): readonly Line[] {
  const before = useRef<ReadonlyMap<string, Line>>(new Map());
  return useMemo(() => {
    const lines = outlineOf(document, (kind) => kinds.has(kind)).map((line) => {
      const old = before.current.get(line.key);
      return old && isSame(old, line) ? old : line;
    });
    before.current = new Map(lines.map((line) => [line.key, line]));
    return lines;
  }, [document, kinds]);
}

const isSame = (a: Line, b: Line): boolean =>
  a.id === b.id &&
  a.node === b.node &&
  a.level === b.level &&
  a.fault === b.fault &&
  a.index === b.index &&
  a.regions.join() === b.regions.join();
