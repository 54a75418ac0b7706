import { styled } from '#src/ui/stitches.ts';

export const Frame = styled('article', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  height: '100%',
  padding: '$16',
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderRadius: '$card',
});
export const Top = styled('div', { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '$12' });
export const Figure = styled('span', {
  flex: 'none',
  padding: '$2 $8',
  borderRadius: '$6',
  backgroundColor: '$accentSoft',
  color: '$accentInk',
  text: 16,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
});
export const Legs = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const Leg = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  paddingInlineStart: '$12',
  borderInlineStart: '2px solid $accent',
  text: 14,
  fontVariantNumeric: 'tabular-nums',
});
export const LegText = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
export const LegName = styled('span', { fontWeight: '$medium', truncate: true });
export const LegEvent = styled('span', { text: 12, color: '$ink2', truncate: true });
export const Refusal = styled('p', {
  margin: 0,
  padding: '$8 $12',
  borderRadius: '$6',
  backgroundColor: '$negativeSoft',
  color: '$negative',
  text: 13,
  overflowWrap: 'anywhere',
});
