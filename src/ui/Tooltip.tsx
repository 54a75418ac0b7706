import { t } from '#src/shared/text/t.ts';
import { IconButton } from './IconButton.tsx';
import { keyframes, styled } from './stitches.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/**Appears below its positioned parent. Only its button takes clicks. */
const Bubble = styled('div', {
  position: 'absolute',
  top: 'calc(100% + 12px)',
  insetInlineEnd: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  width: '284px',
  maxWidth: 'calc(100vw - 32px)',
  padding: '$8 $8 $8 $16',
  borderRadius: '$10',
  backgroundColor: '$ink1',
  color: '$surface1',
  boxShadow: '$overlay',
  text: 14,
  fontWeight: '$medium',
  pointerEvents: 'none',
  animation: `${arrive} 160ms ease-out`,
  '@reduced': { animation: 'none' },
  '&::before': {
    content: '',
    position: 'absolute',
    bottom: '100%',
    insetInlineEnd: '$16',
    border: '6px solid transparent',
    borderBottomColor: '$ink1',
  },
  '@belowTablet': {
    position: 'fixed',
    top: 'auto',
    bottom: 'calc(80px + $sizes$bottomBar + env(safe-area-inset-bottom))',
    insetInline: '$16',
    marginInline: 'auto',
    '&::before': { display: 'none' },
  },
  '& > span': { flex: 1 },
  '& > button': { pointerEvents: 'auto', color: 'inherit' },
});

export type TooltipProps = { readonly children: string; readonly onDismiss: () => void };

/** 284 px wide (product §9). */
export const Tooltip = ({ children, onDismiss }: TooltipProps) => (
  <Bubble role="status">
    <span>{children}</span>
    <IconButton icon="x" iconSize={16} target={32} label={t`Dismiss: ${children}`} onClick={onDismiss} />
  </Bubble>
);
