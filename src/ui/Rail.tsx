import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from './IconButton.tsx';
import { styled } from './stitches.ts';

const Frame = styled('div', { position: 'relative', minWidth: 0 });

export const RAIL_GAP = 12;

const Track = styled('ul', {
  display: 'flex',
  gap: '12px',
  margin: 0,
  // Room for focus rings, because the rail is cut at its edges.
  padding: '4px 0',
  marginBlock: '-4px',
  listStyle: 'none',
  overflowX: 'auto',
  // Positioned, so that visually hidden text inside does not widen the page.
  position: 'relative',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  scrollBehavior: 'smooth',
  '@reduced': { scrollBehavior: 'auto' },
  borderRadius: '$6',
  focusRing: -2,
  '& > li': { flex: 'none', scrollSnapAlign: 'start', minWidth: 0 },
  '& > li :focus-visible': { outlineOffset: '-2px' },
});

const Buttons = styled('div', {
  display: 'none',
  gap: '$4',
  '@tablet': { display: 'flex' },
  variants: {
    place: {
      head: { position: 'absolute', insetInlineEnd: 0, top: '-44px' },
      inline: { justifyContent: 'flex-end', marginTop: '$8' },
    },
  },
});

export type RailProps = {
  readonly label: string;
  readonly children: readonly ReactNode[];
  readonly itemWidth?: number | string;
  readonly buttons?: 'head' | 'inline' | 'none';
  readonly step?: number;
};

export function Rail({ label, children, itemWidth, buttons = 'head', step }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, isStill } = useEdges(track, children.length);
  const page = useCallback(
    (direction: -1 | 1) => {
      const box = track.current;
      if (box) box.scrollBy({ left: direction * (step ?? Math.max(box.clientWidth * 0.85, 120)) });
    },
    [step],
  );
  return (
    <Frame>
      {buttons === 'none' || (atStart && atEnd) ? null : (
        <Buttons place={buttons}>
          <IconButton
            icon="chevron-left"
            label={t`Scroll back in ${label}`}
            target={32}
            iconSize={16}
            tone="outlined"
            disabled={atStart}
            onClick={() => page(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={t`Scroll forward in ${label}`}
            target={32}
            iconSize={16}
            tone="outlined"
            disabled={atEnd}
            onClick={() => page(1)}
          />
        </Buttons>
      )}
      <Track ref={track} aria-label={label} onKeyDown={moveFocus} onFocus={keepInView} {...(isStill ? { tabIndex: 0 } : {})}>
        {children.map((child, at) => (
          <li key={keyOf(child, at)} style={itemWidth === undefined ? undefined : { width: itemWidth }}>
            {child}
          </li>
        ))}
      </Track>
    </Frame>
  );
}

const keyOf = (child: ReactNode, at: number): string | number =>
  typeof child === 'object' && child !== null && 'key' in child && child.key !== null ? child.key : at;

function keepInView(event: { readonly target: EventTarget }): void {
  if (event.target instanceof HTMLElement) event.target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

function moveFocus(event: React.KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const { target } = event;
  if (step === 0 || !(target instanceof HTMLElement) || target.matches('input, select, textarea, [role="tab"]')) return;
  const items = [...event.currentTarget.children];
  const here = items.findIndex((item) => item.contains(target));
  const next = items[here + step]?.querySelector<HTMLElement>(FOCUSABLE);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type Edges = {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** True if no item can take the focus. The track then takes it, so that keys can scroll. */
  readonly isStill: boolean;
};

function useEdges(track: React.RefObject<HTMLUListElement | null>, count: number): Edges {
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: true, isStill: false });
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const measure = (): void => {
      const atStart = box.scrollLeft <= 4;
      const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 4;
      const isStill = !(atStart && atEnd) && box.querySelector(FOCUSABLE) === null;
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd && old.isStill === isStill ? old : { atStart, atEnd, isStill }));
    };
    box.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [track, count]);
  return edges;
}
