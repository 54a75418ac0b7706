import { styled } from '#src/ui/stitches.ts';

/** A plain `div`, because its container is already a landmark. */
export const Panel = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  backgroundColor: '$surface0',
  color: '$ink1',
  fontFamily: '$text',
  variants: {
    maximised: {
      true: {
        position: 'fixed',
        top: '$sizes$header',
        insetInlineEnd: 0,
        zIndex: '$sticky',
        height: 'calc(100dvh - $sizes$header)',
        width: 'min(840px, 100vw)',
        borderInlineStart: '1px solid $line',
        boxShadow: '$overlay',
        '& ul[data-cards]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
      },
    },
  },
});

export const PanelHead = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '56px',
  paddingInline: '$16 $8',
  backgroundColor: '$surface1',
  borderBottom: '1px solid $line',
  '@belowDesktop': { paddingInlineEnd: '60px' },
});

export const Scroll = styled('div', { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const Cards = styled('ul', { listStyle: 'none', margin: 0, padding: '$12', display: 'flex', flexDirection: 'column', gap: '$12' });

export const CardFace = styled('li', {
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderRadius: '$card',
  padding: '$12',
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  minWidth: 0,
  variants: { pending: { true: { borderStyle: 'dashed' } }, attention: { true: { borderColor: '$warning' } } },
});

export const LegLine = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: '$8',
  alignItems: 'start',
  '& > button:last-child': { marginBlockStart: '-4px' },
});

/** Matches while the connection is lost. */
const OLD = '[data-old-odds] &';

export const LegPrice = styled('span', {
  [OLD]: { color: '$ink3', textDecoration: 'line-through' },
  text: 16,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  minWidth: '56px',
  textAlign: 'end',
  variants: {
    stopped: { true: { color: '$ink3', textDecoration: 'line-through' } },
    change: { better: { color: '$priceUp' }, worse: { color: '$priceDown' }, none: {} },
  },
});

export const Note = styled('p', {
  margin: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$6',
  text: 13,
  padding: '$8',
  borderRadius: '$6',
  variants: {
    tone: {
      good: { backgroundColor: '$positiveSoft', color: '$positive' },
      ask: { backgroundColor: '$warningSoft', color: '$warning' },
      stop: { backgroundColor: '$surface2', color: '$ink2' },
      bad: { backgroundColor: '$negativeSoft', color: '$negative' },
    },
  },
});

export const Amounts = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '$8' });

export const QuickAmounts = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$6' });

export const QuickAmount = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  minHeight: '32px',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  textAlign: 'center',
  text: 13,
  fontWeight: '$medium',
  color: '$ink1',
  cursor: 'pointer',
  focusRing: 1,
  '@belowDesktop': { minHeight: '44px' },
  '@hover': { '&:hover:enabled': { backgroundColor: '$surface2' } },
  '&:disabled': { color: '$ink3', borderColor: '$line', cursor: 'not-allowed' },
});

export const PanelFoot = styled('footer', {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12 $16 calc($space$16 + env(safe-area-inset-bottom))',
  backgroundColor: '$surface1',
  borderTop: '1px solid $line',
});

export const TotalLine = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$12',
  text: 14,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, fontWeight: '$bold' },
});

export const Floating = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'fixed',
  insetInlineEnd: '$24',
  bottom: '$24',
  zIndex: '$header',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '52px',
  paddingInline: '$16',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  color: '$onAccent',
  text: 16,
  fontWeight: '$bold',
  boxShadow: '$overlay',
  cursor: 'pointer',
  focusRing: 2,
});

export const Spacer = styled('span', { flex: 1 });

export const TabScroll = styled(Scroll, {
  '& [role="tablist"]': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: '$surface1', paddingInline: '$16' },
});

export const TotalList = styled('dl', { margin: 0, display: 'flex', flexDirection: 'column', gap: '$4' });

export const SwitchLine = styled('label', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  minHeight: '32px',
  text: 13,
  color: '$ink2',
  cursor: 'pointer',
});

export const LegList = styled('ol', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  paddingBlock: '$4',
  '& > li + li': { borderTop: '1px solid $line', paddingTop: '$12' },
});
