import { Suspense } from 'react';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { corePaths, type CoreIconName } from './icons/core.ts';
import { PathIcon } from './icons/PathIcon.tsx';
import { softLazy } from './softLazy.ts';
import { styled } from './stitches.ts';

export type IconName = CoreIconName | (string & {});
export type IconSize = 16 | 20 | 24;

const Box = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
  '& svg': { display: 'block' },
  variants: { size: { 16: { size: '16px' }, 20: { size: '20px' }, 24: { size: '24px' } } },
});

const MoreIcon = softLazy(async () => (await import('./icons/MoreIcon.tsx')).MoreIcon);

export type IconProps = {
  readonly name: IconName;
  readonly size?: IconSize;
  /** Accessible name; required without text next to the icon. */
  readonly label?: string;
  readonly className?: string;
};

export function Icon({ name, size = 20, label, className }: IconProps) {
  const look = { size, strokeWidth: strokeFor(size) };
  return (
    <Box size={size} className={className} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {isKeyOf(corePaths, name) ? (
        <PathIcon d={corePaths[name]} {...look} />
      ) : (
        <Suspense fallback={null}>
          <MoreIcon name={name} {...look} />
        </Suspense>
      )}
    </Box>
  );
}

/** Drawn as 1.75 px; at size 24, as 2 px. */
const strokeFor = (size: IconSize): number => (size === 24 ? 2 : (1.75 * 24) / size);
