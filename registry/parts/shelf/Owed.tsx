import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { LostDetails } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { ForPlayers } from './ForPlayers.tsx';
import { ShelfProblem } from './ShelfProblem.tsx';

// Hidden content keeps its height, so that its error message does not move the page below.
const Place = styled('div', { display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1', minWidth: 0 } });
const Kept = styled('div', { visibility: 'hidden' });

type OwedProps = {
  readonly what: string;
  readonly illustration?: string;
  readonly visitors?: ReactNode;
  readonly children: ReactNode;
};

export function Owed({ what, illustration, visitors, children }: OwedProps) {
  const { isLoggedIn } = useAuth();
  const lost = useContext(LostDetails);
  const isPlayer = isLoggedIn !== false;
  useLayoutEffect(() => {
    if (isPlayer) lost?.claim();
  }, [isPlayer, lost]);
  if (!isPlayer) return visitors ?? <ForPlayers what={what} {...(illustration === undefined ? {} : { illustration })} />;
  if (!lost) return children;
  return (
    <Place data-lost="">
      <Kept aria-hidden>{children}</Kept>
      <ShelfProblem isShort what={what} />
    </Place>
  );
}
