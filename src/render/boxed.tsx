import type { CSSProperties, ReactNode, RefCallback } from 'react';
import { css } from '#src/ui/stitches.ts';
import type { AnyFrame } from './types.ts';

// Padding and margin cancel out: painting is contained, and focus rings need the room. A shelf that has nothing to show takes none; one that is far
// away keeps its own.
const shelfStyle = css({
  contentVisibility: 'auto',
  minWidth: 0,
  margin: '-8px',
  padding: '8px',
  '& + &': { marginTop: '$8' },
  '&:empty:not([data-far])': { display: 'none' },
});
let shelfClass: string | undefined;
const sizes = new Map<number, CSSProperties>();

/** Off screen, a shelf costs neither layout nor paint and keeps its room: the kind's usual height, then the height it was last seen with. */
export function sizeOf(height: number): CSSProperties {
  const known = sizes.get(height) ?? { containIntrinsicBlockSize: `auto ${height}px` };
  sizes.set(height, known);
  return known;
}

export type Boxed = {
  readonly frame: AnyFrame;
  /** Usual height of its kind, for a shelf; undefined for what flows inside others' boxes. */
  readonly height: number | undefined;
  readonly children: ReactNode;
};
/** What else stands on a box; `style` is another size than that of its kind. */
export type OnBox = {
  readonly ref?: RefCallback<HTMLElement>;
  readonly style?: CSSProperties;
  readonly 'data-far'?: '' | undefined;
};

/** What stands around a node: its label, its ids, and the room of a shelf. */
export function boxed({ frame: { id, label, trackingId }, height, children }: Boxed, on?: OnBox): ReactNode {
  if (height === undefined && label === null) return children;
  const Tag = label === null ? 'div' : 'section';
  const isShelf = height !== undefined;
  if (isShelf) shelfClass ??= shelfStyle().className;
  return (
    <Tag
      className={isShelf ? shelfClass : undefined}
      style={isShelf ? sizeOf(height) : undefined}
      aria-label={label ?? undefined}
      data-node={id}
      data-tracking-id={trackingId}
      {...on}
    >
      {children}
    </Tag>
  );
}
