import { useQuery } from '@apollo/client/react';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FrameLayoutDocument } from '#src/gql/graphql.ts';
import { openedGameIn } from '#src/shared/site/openedGame.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { DrawnLayout } from '../shell/DrawnLayout.tsx';
import { useVocabulary } from '../vocabulary.tsx';

export function GameHost() {
  const { state, key } = useLocation();
  const { GameStage } = useVocabulary();
  const game = useMemo(() => openedGameIn(state), [state]);
  if (game === null) return null;
  return (
    <PageBoundary at={key}>
      <Suspense fallback={null}>
        <GameStage key={key} game={game}>
          <StageDocument />
        </GameStage>
      </Suspense>
    </PageBoundary>
  );
}

function StageDocument() {
  const { data } = useQuery(FrameLayoutDocument, { variables: { surface: 'game-stage' }, fetchPolicy: 'cache-and-network' });
  return data?.frameLayout ? <DrawnLayout layout={data.frameLayout} /> : null;
}
