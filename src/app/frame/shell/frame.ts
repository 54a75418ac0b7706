import { styled } from '#src/ui/stitches.ts';

export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxWidth: '1920px',
  marginInline: 'auto',
  '@tablet': { gridTemplateColumns: '$sizes$menuRail minmax(0, 1fr)' },
  '@desktop': { gridTemplateColumns: '$sizes$menuRail minmax(0, 1fr) $sizes$betslip' },
  variants: {
    menu: {
      rail: {},
      expanded: {
        '@tablet': { gridTemplateColumns: '$sizes$menu minmax(0, 1fr)' },
        '@desktop': { gridTemplateColumns: '$sizes$menu minmax(0, 1fr) $sizes$betslip' },
      },
    },
    slip: { shown: {}, collapsed: {} },
  },
  compoundVariants: [
    { menu: 'rail', slip: 'collapsed', css: { '@desktop': { gridTemplateColumns: '$sizes$menuRail minmax(0, 1fr) 0' } } },
    { menu: 'expanded', slip: 'collapsed', css: { '@desktop': { gridTemplateColumns: '$sizes$menu minmax(0, 1fr) 0' } } },
  ],
});

const sticky = {
  position: 'sticky',
  top: '$sizes$header',
  height: 'calc(100dvh - $sizes$header)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

export const MenuColumn = styled('div', {
  ...sticky,
  display: 'none',
  backgroundColor: '$surface1',
  borderInlineEnd: '1px solid $line',
  scrollbarWidth: 'thin',
  '@tablet': { display: 'block' },
});

export const MainColumn = styled('main', {
  minWidth: 0,
  minHeight: 'calc(100dvh - $sizes$header)',
  padding: '$12 $12 $32',
  outline: 'none',
  '@tablet': { padding: '$16 $16 $32' },
  '@wide': { padding: '$24 $24 $48' },
});

export const Measure = styled('div', { maxWidth: '1160px', marginInline: 'auto' });

export const AsideColumn = styled('aside', {
  ...sticky,
  display: 'none',
  overflow: 'hidden',
  borderInlineStart: '1px solid $line',
  backgroundColor: '$surface1',
  '@desktop': { display: 'flex', flexDirection: 'column' },
  variants: { collapsed: { true: { borderInlineStart: 'none' } } },
});
