import { memo } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Icon } from './Icon.tsx';
import { css } from './stitches.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type OddsButtonState = 'idle' | 'selected' | 'suspended' | 'closed' | 'disabled';

export type OddsButtonProps = {
  /** Complete name for screen readers: "Jets +3.5, minus 110, spread". */
  readonly accessibleName: string;
  /** Line or outcome above the price; null if only the price is shown. */
  readonly points: string | null;
  readonly price: string | null;
  /** Direction of a price change. The caller resets it after 2,000 ms (product §9). */
  readonly trend?: 'up' | 'down' | null;
  readonly state: OddsButtonState;
  readonly onToggle: () => void;
  readonly layout?: 'stacked' | 'row';
};

const face = css({
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minWidth: 0,
  height: '$odds',
  paddingX: '$4',
  borderRadius: '$odds',
  border: '1px solid $oddsLine',
  backgroundColor: '$odds',
  color: '$onOdds',
  fontFamily: '$text',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  contain: 'strict',
  '--oddsLine': 'currentColor',
  focusRing: 1,
  '@hover': { '&:hover:enabled': { backgroundColor: '$oddsHover' } },
  '&:active:enabled': { transform: 'scale(0.97)' },
  '@reduced': { '&:active:enabled': { transform: 'none' } },
  '@forced': { borderColor: 'ButtonText' },
  variants: {
    layout: {
      stacked: {
        flexDirection: 'column',
        // Room for the arrow. The layout shift is too small to count.
        '@belowTablet': { '&[data-move=up]': { paddingTop: '5px' }, '&[data-move=down]': { paddingBottom: '5px' } },
      },
      row: { flexDirection: 'row', justifyContent: 'space-between', gap: '$8', paddingX: '$12' },
    },
    state: {
      idle: {
        '--oddsLine': '$colors$ink2',
        '&[data-move]': { '--oddsLine': 'currentColor' },
        '&[data-move=up]': { backgroundColor: '$priceUpSoft', color: '$priceUp', borderColor: '$priceUp' },
        '&[data-move=down]': { backgroundColor: '$priceDownSoft', color: '$priceDown', borderColor: '$priceDown' },
      },
      selected: {
        backgroundColor: '$accent',
        borderColor: 'transparent',
        color: '$onAccent',
        '@hover': { '&:hover:enabled': { backgroundColor: '$accentHover' } },
        '@forced': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
      suspended: { cursor: 'not-allowed', backgroundColor: '$surface2', color: '$ink3', borderColor: '$line' },
      closed: { cursor: 'not-allowed', backgroundColor: 'transparent', color: '$ink3', borderColor: '$line', borderStyle: 'dashed' },
      disabled: { cursor: 'not-allowed', backgroundColor: '$surface2', color: '$ink3' },
    },
  },
  defaultVariants: { layout: 'stacked', state: 'idle' },
});

const points = css({
  maxWidth: '100%',
  text: 12,
  fontWeight: '$medium',
  truncate: true,
  color: 'var(--oddsLine)',
  variants: { layout: { stacked: {}, row: { text: 14, textAlign: 'start', flex: 1, minWidth: 0 } } },
});

const ARROW_UP = 'polygon(50% 0, 100% 50%, 62% 50%, 62% 100%, 38% 100%, 38% 50%, 0 50%)';
const ARROW_DOWN = 'polygon(50% 100%, 100% 50%, 62% 50%, 62% 0, 38% 0, 38% 50%, 0 50%)';

const HEAD_UP = 'polygon(50% 0, 100% 100%, 0 100%)';
const HEAD_DOWN = 'polygon(50% 100%, 100% 0, 0 0)';

const price = css({
  flex: 'none',
  text: 14,
  fontWeight: '$bold',
  whiteSpace: 'nowrap',
  '[data-move] > &::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    marginBlock: 'auto',
    size: '10px',
    backgroundColor: 'currentColor',
    '@forced': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
  },
  '[data-move=up] > &::before': { clipPath: ARROW_UP },
  '[data-move=down] > &::before': { clipPath: ARROW_DOWN },
  variants: {
    layout: {
      stacked: {
        '&::before': { insetInlineStart: '2px' },
        '@belowTablet': {
          '[data-move] > &::before': { insetInline: 0, marginInline: 'auto', marginBlock: '1px', width: '8px', height: '4px' },
          '[data-move=up] > &::before': { insetBlock: '0 auto', clipPath: HEAD_UP },
          '[data-move=down] > &::before': { insetBlock: 'auto 0', clipPath: HEAD_DOWN },
        },
      },
      row: { position: 'relative', '&::before': { insetInlineStart: '-16px' } },
    },
  },
});

const locked = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  text: 12,
  fontWeight: '$medium',
  maxWidth: '100%',
  height: '$lineHeights$14',
  '& svg': { size: '14px' },
});

const stopped: Partial<Record<OddsButtonState, string>> = { suspended: t`Suspended`, closed: t`Closed` };

type Layout = 'stacked' | 'row';

// Caches class names, because boards may draw thousands of prices per second.
const kept = new Map<string, string>();
function look(key: string, make: () => { readonly className: string }): string {
  const known = kept.get(key) ?? make().className;
  kept.set(key, known);
  return known;
}

const faceOf = (layout: Layout, state: OddsButtonState): string => look(`face ${layout} ${state}`, () => face({ layout, state }));
const pointsOf = (layout: Layout): string => look(`points ${layout}`, () => points({ layout }));
const priceOf = (layout: Layout): string => look(`price ${layout}`, () => price({ layout }));

export const OddsButton = memo(function OddsButton({
  accessibleName,
  points: line,
  price: odds,
  trend: move = null,
  state,
  onToggle,
  layout = 'stacked',
}: OddsButtonProps) {
  const stop = stopped[state];
  const live = state === 'idle' || state === 'selected';
  return (
    <button
      type="button"
      className={faceOf(layout, state)}
      data-odds-state={state}
      data-move={move}
      aria-label={stop === undefined ? accessibleName : `${accessibleName}, ${stop}`}
      {...(live ? { 'aria-pressed': state === 'selected', onClick: onToggle } : { disabled: true })}
    >
      {line === null && (stop === undefined || layout === 'stacked') ? null : <span className={pointsOf(layout)}>{line}</span>}
      {stop === undefined ? (
        // The first price replaces the dash by a new element, because browsers count new text as a layout shift.
        <span key={odds === null ? 'none' : 'known'} className={priceOf(layout)}>
          {odds ?? '–'}
        </span>
      ) : (
        <span className={look('locked', locked)}>
          {state === 'suspended' ? <Icon name="lock" size={16} /> : null}
          <VisuallyHidden>{stop}</VisuallyHidden>
          {state === 'closed' ? <span aria-hidden>{t`Closed`}</span> : null}
        </span>
      )}
    </button>
  );
});
