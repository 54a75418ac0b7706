import { createElement } from 'react';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { moreIcons } from './more.ts';
import { PathIcon } from './PathIcon.tsx';
import { sportPaths } from './sportPaths.ts';

export type MoreIconProps = { readonly name: string; readonly size: number; readonly strokeWidth: number };

export function MoreIcon({ name, size, strokeWidth }: MoreIconProps) {
  if (isKeyOf(sportPaths, name)) return <PathIcon d={sportPaths[name]} size={size} strokeWidth={strokeWidth} />;
  if (isKeyOf(moreIcons, name)) return createElement(moreIcons[name], { size, strokeWidth });
  return <PathIcon d="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16" size={size} strokeWidth={strokeWidth} />;
}
