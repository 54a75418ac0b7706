export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '44px',
  paddingInline: '$12',
  borderRadius: '$control',
  color: '$ink2',
  textDecoration: 'none',
  text: 14,
  fontWeight: '$medium',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2', color: '$ink1' } },
  '&[aria-current="page"]': { backgroundColor: '$accentSoft', color: '$accentInk' },
} as const;

export const narrowMenuEntry = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '$4',
  minHeight: '56px',
  text: 12,
  textAlign: 'center',
} as const;
