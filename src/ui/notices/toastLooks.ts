import { keyframes } from '../stitches.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Where toasts stand, and what stands there like one (product §9: 330 px). */
export const toastPlace = {
  position: 'fixed',
  zIndex: '$toast',
  top: 'calc($sizes$header + 12px)',
  insetInlineEnd: '$16',
  width: '330px',
  maxWidth: 'calc(100vw - 32px)',
  // A phone's page begins right under its header: over the header, a toast hides no heading.
  '@belowTablet': { top: 'calc(8px + env(safe-area-inset-top))', insetInline: '$16', marginInline: 'auto' },
} as const;

/** What they are written on; the edge at the beginning has the colour of their kind. */
export const toastPaper = {
  borderRadius: '$10',
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderInlineStartWidth: '4px',
  boxShadow: '$overlay',
  animation: `${arrive} 180ms ease-out`,
  '@reduced': { animation: 'none' },
} as const;
