import type { CSSProperties, ReactNode, RefCallback } from 'react';
import { css } from '#src/ui/stitches.ts';
import { isOwed } from './tree.ts';
import type { AnyFrame } from './types.ts';

// Leaves room for focus rings and hides empty shelves. Shelves far from the viewport keep their space.
const shelfStyle = css({
  // Not for the first shelf, because its estimated height would shift the rest of the page.
  '[data-node] ~ &': { contentVisibility: 'auto' },
  minWidth: 0,
  margin: '-8px',
  padding: '8px',
  '& + &, & + [data-common-end] + &': { marginTop: '$8', '@belowTablet': { marginTop: 0 } },
  '&:empty:not([data-far])': { display: 'none' },
});
let shelfClass: string | undefined;
const plainStyle = css({ display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0, '&:empty': { display: 'none' } });
let plainClass: string | undefined;
const sizes = new Map<number, CSSProperties>();

export function sizeOf(height: number): CSSProperties {
  const known = sizes.get(height) ?? { containIntrinsicBlockSize: `auto ${height}px` };
  sizes.set(height, known);
  return known;
}

export type Boxed = {
  readonly frame: AnyFrame;
  readonly height: number | undefined;
  readonly children: ReactNode;
};
export type OnBox = {
  readonly ref?: RefCallback<HTMLElement>;
  readonly style?: CSSProperties;
  readonly 'data-far'?: '' | undefined;
};

/** Wraps top-level and mandatory nodes in an element, other nodes only if they have a height or label. */
export function boxed({ frame, height, children }: Boxed, on?: OnBox): ReactNode {
  const { id, label, trackingId, parent } = frame;
  const isShelf = height !== undefined;
  const isPlain = parent === null || (parent !== undefined && isOwed(frame));
  if (!isShelf && label === null && !isPlain) return children;
  const Tag = label === null ? 'div' : 'section';
  return (
    <Tag
      className={isShelf ? (shelfClass ??= shelfStyle().className) : label === null ? (plainClass ??= plainStyle().className) : undefined}
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
