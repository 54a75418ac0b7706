import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { type CSS, keyframes, styled } from './stitches.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Also styles links: `<ButtonFace as={Link} to=…>`. */
export const ButtonFace = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$8',
  fontFamily: '$text',
  fontWeight: '$medium',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderRadius: '$control',
  border: '1px solid transparent',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: 'transform $quick, opacity $quick',
  focusRing: 2,
  '&:active': { transform: 'scale(0.985)' },
  '&:disabled, &[aria-disabled="true"]': {
    cursor: 'not-allowed',
    backgroundColor: '$surface3',
    color: '$ink3',
    borderColor: 'transparent',
    transform: 'none',
  },
  '@reduced': { transition: 'none', '&:active': { transform: 'none' } },
  '@forced': { borderColor: 'ButtonText' },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        '@hover': { '&:hover:enabled, a&:hover': { backgroundColor: '$accentHover' } },
      },
      secondary: {
        backgroundColor: '$surface1',
        color: '$ink1',
        borderColor: '$lineStrong',
        '@hover': { '&:hover:enabled, a&:hover': { backgroundColor: '$surface2' } },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: '$accentInk',
        '@hover': { '&:hover:enabled, a&:hover': { backgroundColor: '$accentSoft' } },
      },
      danger: { backgroundColor: '$negative', color: '$onNegative' },
      chrome: {
        backgroundColor: 'transparent',
        color: '$onChrome',
        borderColor: '$onChromeDim',
        '@hover': { '&:hover:enabled, a&:hover': { backgroundColor: 'rgba(127,127,127,0.24)' } },
      },
    },
    size: {
      small: { minHeight: '$controlSmall', paddingX: '$12', text: 13 },
      medium: { minHeight: '40px', paddingX: '$16', text: 14 },
      large: { minHeight: '48px', paddingX: '$24', text: 16 },
    },
    block: { true: { display: 'flex', width: '100%' } },
    // Opacity keeps the accessible name.
    busy: { true: { '& > [data-label]': { opacity: 0 } } },
  },
  defaultVariants: { tone: 'primary', size: 'medium' },
});

const Spinner = styled('span', {
  position: 'absolute',
  size: '20px',
  borderRadius: '$pill',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${spin} 900ms linear infinite`,
  '@reduced': { animationDuration: '3600ms' },
});

const Label = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$8', minWidth: 0 });

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'children'> & {
  readonly children: ReactNode;
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'chrome';
  readonly size?: 'small' | 'medium' | 'large';
  readonly block?: boolean;
  readonly busy?: boolean;
  readonly icon?: IconName;
  readonly css?: CSS;
};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, busy = false, icon, onClick, type = 'button', ...rest },
  ref,
) {
  return (
    <ButtonFace
      ref={ref}
      type={type}
      busy={busy}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Label data-label="">
        {icon === undefined ? null : <Icon name={icon} size={rest.size === 'small' ? 16 : 20} />}
        {children}
      </Label>
      {busy ? <Spinner aria-hidden /> : null}
    </ButtonFace>
  );
});
