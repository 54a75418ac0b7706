import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { openedGameIn } from '#src/shared/site/openedGame.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { useVocabulary } from '../vocabulary.tsx';

export function GameHost() {
  const { state, key } = useLocation();
  const { GameStage } = useVocabulary();
  const game = useMemo(() => openedGameIn(state), [state]);
  if (game === null) return null;
  return (
    <PageBoundary at={key}>
      <Suspense fallback={null}>
        <GameStage key={key} game={game} />
      </Suspense>
    </PageBoundary>
  );
}
