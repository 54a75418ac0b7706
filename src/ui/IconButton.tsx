import { type ComponentProps, forwardRef } from 'react';
import { Icon, type IconName, type IconSize } from './Icon.tsx';
import { styled } from './stitches.ts';

const Face = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '$control',
  cursor: 'pointer',
  color: '$ink2',
  WebkitTapHighlightColor: 'transparent',
  focusRing: 0,
  '@hover': { '&:hover:enabled': { backgroundColor: '$surface3', color: '$ink1' } },
  '&:disabled': { color: '$ink3', cursor: 'not-allowed', opacity: 0.5 },
  variants: {
    target: { 24: { size: '24px' }, 32: { size: '32px' }, 40: { size: '40px' }, 44: { size: '44px' } },
    tone: {
      plain: {},
      outlined: { border: '1px solid $lineStrong', backgroundColor: '$surface1' },
      chrome: { color: '$onChrome', '@hover': { '&:hover:enabled': { backgroundColor: 'rgba(127,127,127,0.24)', color: '$onChrome' } } },
    },
  },
  defaultVariants: { target: 40, tone: 'plain' },
});

export type IconButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly iconSize?: IconSize;
  readonly target?: 24 | 32 | 40 | 44;
  readonly tone?: 'plain' | 'outlined' | 'chrome';
};

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, iconSize = 20, type = 'button', ...rest },
  ref,
) {
  return (
    <Face ref={ref} type={type} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </Face>
  );
});
