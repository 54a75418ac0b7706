import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

export const Frame = styled('article', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: '$surface1',
  border: '1px solid $line',
  borderRadius: '$card',
});

export const Stage = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  padding: '$12 $16 $16',
  '@belowTablet': { gap: '$8', padding: '$8 $16 $12' },
  color: '#ffffff',
  textDecoration: 'none',
  borderRadius: 0,
  focusRing: -3,
  '&:focus-visible': { outlineColor: '#ffffff' },
});
export const StageHead = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$8',
  minHeight: '20px',
  text: 12,
});
export const Headline = styled('span', { fontWeight: '$medium', truncate: true });
export const Faces = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$8',
});
export const Face = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$8',
  minWidth: 0,
  textAlign: 'center',
  '@belowTablet': { gap: '$4', '& > svg': { size: '44px' } },
});
export const FaceName = styled('span', { maxWidth: '100%', text: 14, fontWeight: '$bold', truncate: true });
export const FaceRecord = styled('span', { text: 12, opacity: 0.85, minHeight: '16px', '@belowTablet': { display: 'none' } });
export const Middle = styled('span', {
  text: 13,
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.9,
  variants: { score: { true: { text: 28, fontFamily: '$display', fontWeight: '$bold', opacity: 1 } } },
});

export const Foot = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12 $16 $16',
  '@belowTablet': { paddingTop: '$8' },
});
export const MarketName = styled('span', { text: 12, color: '$ink2', fontWeight: '$medium', truncate: true });
export const Prices = styled('div', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '$8' });
