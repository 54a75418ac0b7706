import { Link } from 'react-router-dom';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';

const edge = (color: string) => ({ boxShadow: `inset 3px 0 0 ${color}` });

export const Frame = styled(Card, {
  overflow: 'hidden',
  variants: {
    edge: {
      neutral: edge('$colors$lineStrong'),
      positive: edge('$colors$positive'),
      negative: edge('$colors$negative'),
      warning: edge('$colors$warning'),
      info: edge('$colors$info'),
      live: edge('$colors$live'),
    },
  },
});
export const Head = styled('div', { display: 'flex', alignItems: 'center', gap: '$8', padding: '$12 $16 $8' });
export const TitleLink = styled(Link, {
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '$6',
  focusRing: 2,
  overflowWrap: 'anywhere',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const Odds = styled('span', {
  marginInlineStart: 'auto',
  text: 14,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  color: '$ink1',
});

export const Legs = styled('ul', { margin: 0, padding: '0 $16', listStyle: 'none', '& > li + li': { borderTop: '1px dashed $line' } });
export const Rule = styled('p', { margin: 0, padding: '0 $16 $8', text: 13, color: '$ink2' });
export const Leg = styled('div', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: '$12',
  rowGap: '2px',
  paddingBlock: '$8',
});
export const LegMark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: '20px',
  borderRadius: '$pill',
  variants: {
    tone: {
      neutral: { backgroundColor: '$surface3', color: '$ink2' },
      positive: { backgroundColor: '$positive', color: '$onPositive' },
      negative: { backgroundColor: '$negative', color: '$onNegative' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
      info: { backgroundColor: '$infoSoft', color: '$info' },
      live: { backgroundColor: '$live', color: '$onLive' },
    },
  },
});
export const LegText = styled('div', { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });
export const LegOdds = styled('span', { text: 14, fontWeight: '$medium', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const LegScore = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$6',
  text: 12,
  color: '$ink2',
  fontVariantNumeric: 'tabular-nums',
});

export const Amounts = styled('dl', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$8',
  margin: '$4 $16 0',
  padding: '$12 0',
  borderTop: '1px solid $line',
  '& > div:last-child': { textAlign: 'end' },
});
export const AmountLabel = styled('dt', { text: 12, color: '$ink2' });
export const Amount = styled('dd', {
  margin: 0,
  text: 16,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: { tone: { plain: { color: '$ink1' }, positive: { color: '$positive' } } },
});

export const Foot = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '$8',
  padding: '$4 $4 $4 $16',
  '& > :first-child': { whiteSpace: 'nowrap' },
  '& > :last-child': { marginInlineStart: 'auto' },
  backgroundColor: '$surface2',
});
export const Paper = styled('div', { padding: '$12 $16 $16', borderTop: '1px solid $line', '&[hidden]': { display: 'none' } });
