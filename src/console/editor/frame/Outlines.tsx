import { useEffect, useState, useSyncExternalStore } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { ChangeMark } from '../preview/messages.ts';
import type { EditorLink } from './editorLink.ts';
import { elementOf, whenDrawn } from './Spot.tsx';

const Outline = styled('div', {
  position: 'absolute',
  zIndex: '$toast',
  pointerEvents: 'none',
  borderRadius: '$10',
  border: '3px solid',
  variants: {
    what: {
      added: { borderColor: '$positive', borderStyle: 'solid' },
      removed: { borderColor: '$negative', borderStyle: 'dashed' },
      moved: { borderColor: '$info', borderStyle: 'dotted' },
      edited: { borderColor: '$warning', borderStyle: 'double' },
    },
  },
});
// The badge's tint is translucent and needs an opaque background.
const Label = styled('span', {
  position: 'absolute',
  left: '12px',
  transformOrigin: '0 0',
  display: 'flex',
  borderRadius: '$6',
  backgroundColor: '$surface1',
  boxShadow: '0 0 0 1px currentColor',
});

const LABEL = 12;
const TONES = { added: 'positive', removed: 'negative', moved: 'info', edited: 'warning' } as const;

type Drawn = Pick<ChangeMark, 'what' | 'words'> & {
  readonly box: string;
  readonly at: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
};

function boxOf(nodeId: string): Drawn['at'] | null {
  const { left = 0, top = 0, width = 0, height = 0 } = elementOf(nodeId)?.getBoundingClientRect() ?? {};
  return height === 0
    ? null
    : { left: Math.round(left + scrollX), top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) };
}

/** Joins the outlines of changes around the same element. */
function outlinesOf(marks: readonly ChangeMark[]): { readonly drawn: readonly Drawn[]; readonly boxes: Readonly<Record<string, string>> } {
  const drawn = new Map<string, Drawn>();
  const boxes: Record<string, string> = {};
  for (const { nodeId, boxes: around, what, words } of marks) {
    const box = around.find((each) => boxOf(each) !== null);
    const at = box === undefined ? null : boxOf(box);
    if (box === undefined || at === null) continue;
    boxes[nodeId] = box;
    const other = drawn.get(box);
    const told = box === nodeId ? words : `${words} inside`;
    const all = [...new Set([...(other?.words.split(', ') ?? []), ...told.split(', ')])];
    drawn.set(box, { box, at, what: other && other.what !== what ? 'edited' : box === nodeId ? what : 'edited', words: all.join(', ') });
  }
  return { drawn: [...drawn.values()], boxes };
}

const NONE = { drawn: [], boxes: {} };

/** Outlines and labels changed nodes. Reports to the editor which nodes it found. */
export function Outlines({ link, version }: { readonly link: EditorLink; readonly version: number }) {
  const { marks, scale } = useSyncExternalStore(link.subscribe, link.outlined, link.outlined);
  const [{ drawn }, setOutlines] = useState<ReturnType<typeof outlinesOf>>(NONE);
  useEffect(() => {
    if (marks.length === 0) return setOutlines(NONE);
    let last = '';
    let told = '';
    return whenDrawn(() => {
      const outlines = outlinesOf(marks);
      const [now, found] = [JSON.stringify(outlines), JSON.stringify(outlines.boxes)];
      if (now !== last) setOutlines(outlines);
      if (found !== told) link.tell({ type: 'outlined', boxes: outlines.boxes });
      [last, told] = [now, found];
    });
  }, [link, marks, version]);
  return drawn.map(({ box, what, words, at }) => (
    <Outline key={box} what={what} style={{ ...at, borderWidth: 3 / scale }} data-outline={box}>
      <Label style={{ top: -Math.min(LABEL / scale, at.top), transform: `scale(${1 / scale})` }}>
        <Badge tone={TONES[what]}>{words.charAt(0).toUpperCase() + words.slice(1)}</Badge>
      </Label>
    </Outline>
  ));
}
