import { styled } from '#src/ui/stitches.ts';

export const TopBar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  height: '$header',
  paddingInline: '$16',
  backgroundColor: '$chrome',
  color: '$onChrome',
  borderBottom: '1px solid transparent',
});

export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 1024px)': { gridTemplateColumns: '216px minmax(0, 1fr)' },
});

export const Side = styled('nav', {
  position: 'sticky',
  top: '$sizes$header',
  height: 'calc(100dvh - $sizes$header)',
  overflowY: 'auto',
  padding: '$16 $12',
  backgroundColor: '$surface1',
  borderInlineEnd: '1px solid $line',
});

export const Main = styled('main', {
  minWidth: 0,
  minHeight: 'calc(100dvh - $sizes$header)',
  padding: '$16 $16 $48',
  outline: 'none',
  '@tablet': { padding: '$24 $24 $48' },
  '@desktop': { padding: '$32 $32 $48' },
  '& > *': { maxWidth: '1240px', marginInline: 'auto' },
  '& > [data-wide]': { maxWidth: 'none' },
});
