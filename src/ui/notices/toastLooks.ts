import { keyframes } from '../stitches.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Lower edge of a fixed notice (see `useNoticeRoom`), where toasts begin. */
const BELOW_FIXED = 'var(--fixed-notice, 0px)';

/** Toasts are 330 px wide (product §9). */
export const toastPlace = {
  position: 'fixed',
  zIndex: '$toast',
  top: 'calc($sizes$header + 12px)',
  insetInlineEnd: '$16',
  width: '330px',
  maxWidth: 'calc(100vw - 32px)',
  '@desktop': {
    ':root:has([data-slip]) &': { insetInlineEnd: 'calc($sizes$betslip + 16px)' },
    ':root:has([data-slip=wide]) &': { insetInlineEnd: 'calc(840px + 16px)' },
  },
  '@belowTablet': { top: 'calc(8px + env(safe-area-inset-top))', insetInline: '$16', marginInline: 'auto' },
} as const;

export const toastsPlace = {
  ...toastPlace,
  top: `max(calc($sizes$header + 12px), ${BELOW_FIXED})`,
  '@belowTablet': { ...toastPlace['@belowTablet'], top: `max(calc(8px + env(safe-area-inset-top)), ${BELOW_FIXED})` },
} as const;

export const toastPaper = {
  borderRadius: '$10',
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderInlineStartWidth: '4px',
  boxShadow: '$overlay',
  animation: `${arrive} 180ms ease-out`,
  '@reduced': { animation: 'none' },
} as const;
