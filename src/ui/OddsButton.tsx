import { memo } from 'react';
import { Icon } from './Icon.tsx';
import { corePaths } from './icons/core.ts';
import { PathIcon } from './icons/PathIcon.tsx';
import { css } from './stitches.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type OddsButtonState = 'idle' | 'selected' | 'suspended' | 'closed' | 'disabled';

export type OddsButtonProps = {
  /** Everything a listener needs: "Jets +3.5, minus 110, spread". */
  readonly accessibleName: string;
  /** First line: the line (`+3.5`, `O 44.5`) or the outcome; one line of price only when null. */
  readonly points: string | null;
  /** As the player reads it; null while it is unknown. */
  readonly price: string | null;
  /** Where the price has moved. Whoever knows the price ends the mark after its 2,000 ms (product §9). */
  readonly trend?: 'up' | 'down' | null;
  readonly state: OddsButtonState;
  readonly onToggle: () => void;
  /** `row` lays label and price side by side, for lists of outcomes. */
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
  focusRing: 1,
  '@hover': { '&:hover:enabled': { backgroundColor: '$oddsHover' } },
  '&:active:enabled': { transform: 'scale(0.97)' },
  '@reduced': { '&:active:enabled': { transform: 'none' } },
  '@forced': { borderColor: 'ButtonText' },
  variants: {
    layout: {
      stacked: { flexDirection: 'column' },
      row: { flexDirection: 'row', justifyContent: 'space-between', gap: '$8', paddingX: '$12' },
    },
    state: {
      idle: {},
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
    move: { up: {}, down: {}, none: {} },
  },
  compoundVariants: [
    { state: 'idle', move: 'up', css: { backgroundColor: '$priceUpSoft', color: '$priceUp', borderColor: '$priceUp' } },
    { state: 'idle', move: 'down', css: { backgroundColor: '$priceDownSoft', color: '$priceDown', borderColor: '$priceDown' } },
  ],
  defaultVariants: { layout: 'stacked', state: 'idle', move: 'none' },
});

const points = css({
  maxWidth: '100%',
  text: 12,
  fontWeight: '$medium',
  truncate: true,
  variants: {
    quiet: { true: { color: '$ink2' } },
    layout: { stacked: {}, row: { text: 14, textAlign: 'start', flex: 1, minWidth: 0 } },
  },
});

const price = css({
  variants: { placed: { true: { position: 'relative' } } },
  flex: 'none',
  text: 14,
  fontWeight: '$bold',
  whiteSpace: 'nowrap',
});

// Lies over the button, so that an arrow that comes or goes moves nothing: at its edge, where the narrowest has room, or before the price.
const arrow = css({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  '& svg': { display: 'block' },
  variants: {
    move: { up: {}, down: { '& svg': { rotate: '180deg' } } },
    layout: {
      stacked: { insetInlineStart: '2px', '& svg': { size: '10px' } },
      row: { insetInlineStart: '-16px', '& svg': { size: '12px' } },
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

const stopped: Partial<Record<OddsButtonState, string>> = { suspended: 'Suspended', closed: 'Closed' };

type Layout = 'stacked' | 'row';
type Move = 'up' | 'down' | 'none';

// A board of a thousand prices changes its looks thousands of times a second, and there are few looks: each is worked out once.
const kept = new Map<string, string>();
function look(key: string, make: () => { readonly className: string }): string {
  const known = kept.get(key) ?? make().className;
  kept.set(key, known);
  return known;
}

// One drawing for both ways, turned over by its style: a price that turns costs one attribute.
const ARROW = <PathIcon d={corePaths['arrow-up']} size={16} strokeWidth={2.625} />;

const faceOf = (layout: Layout, state: OddsButtonState, move: Move): string =>
  look(`face ${layout} ${state} ${move}`, () => face({ layout, state, move }));
const arrowOf = (layout: Layout, move: 'up' | 'down'): string => look(`arrow ${layout} ${move}`, () => arrow({ layout, move }));
const pointsOf = (layout: Layout, quiet: boolean): string => look(`points ${layout} ${quiet}`, () => points({ layout, quiet }));
const priceOf = (layout: Layout): string => look(`price ${layout}`, () => price({ placed: layout === 'row' }));

/** A price that can be taken. Its size never depends on what it shows. */
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
      className={faceOf(layout, state, move ?? 'none')}
      data-odds-state={state}
      data-move={move}
      aria-label={stop === undefined ? accessibleName : `${accessibleName}, ${stop}`}
      {...(live ? { 'aria-pressed': state === 'selected', onClick: onToggle } : { disabled: true })}
    >
      {line === null && (stop === undefined || layout === 'stacked') ? null : (
        <span className={pointsOf(layout, state === 'idle' && move === null)}>{line}</span>
      )}
      {stop === undefined ? (
        <span className={priceOf(layout)}>
          {move === null ? null : (
            <span className={arrowOf(layout, move)} aria-hidden>
              {ARROW}
            </span>
          )}
          {odds ?? '–'}
        </span>
      ) : (
        <span className={look('locked', locked)}>
          {state === 'suspended' ? <Icon name="lock" size={16} /> : null}
          <VisuallyHidden>{stop}</VisuallyHidden>
          {state === 'closed' ? <span aria-hidden>Closed</span> : null}
        </span>
      )}
    </button>
  );
});
