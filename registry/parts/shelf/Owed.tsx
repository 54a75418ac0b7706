import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { LostDetails } from '#src/render/index.ts';
import { ForPlayers } from './ForPlayers.tsx';
import { ShelfProblem } from './ShelfProblem.tsx';

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
  return lost ? <ShelfProblem what={what} /> : children;
}
