import { Link } from 'react-router-dom';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import type { CSS } from '#src/ui/stitches.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export type WayInProps = {
  readonly to: string;
  readonly tone?: 'primary' | 'secondary' | 'chrome';
  readonly block?: boolean;
  readonly css?: CSS;
  readonly onClick?: () => void;
  readonly children: string;
};

/** Button or link, disabled until the startup response contains the player's region (product §2). */
export function WayIn({ to, ...looks }: WayInProps) {
  return useStartup().startup === null ? <Button disabled {...looks} /> : <ButtonFace as={Link} to={to} {...looks} />;
}
