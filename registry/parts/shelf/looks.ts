/** A link beside a heading: text alone, with room for a thumb. */
export const quietLink = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '$4',
  minHeight: '40px',
  paddingInline: '$8',
  marginInlineEnd: '-$space$8',
  borderRadius: '$6',
  text: 13,
  fontWeight: '$medium',
  color: '$accentInk',
  cursor: 'pointer',
  focusRing: -2,
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
} as const;

/** A link or button that fills with the accent. */
export const accentControl = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$8',
  minHeight: '40px',
  paddingX: '$16',
  borderRadius: '$control',
  backgroundColor: '$accent',
  color: '$onAccent',
  text: 14,
  fontWeight: '$medium',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'transform $quick',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$accentHover' } },
  '&:active': { transform: 'scale(0.985)' },
  '@reduced': { transition: 'none', '&:active': { transform: 'none' } },
} as const;

/** A card that is a link as a whole, as wide as its place. */
export const cardLink = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  width: '100%',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  cursor: 'pointer',
  focusRing: 1,
  '@hover': { '&:hover': { backgroundColor: '$surface2', borderColor: '$lineStrong' } },
} as const;
