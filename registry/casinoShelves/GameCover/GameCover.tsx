import type { FragmentType } from '@apollo/client';
import { type GameCoverFragment, GameCoverFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Cover, type CoverWord } from '../../parts/play/Cover.tsx';
import { usePart } from '../../parts/play/stage.ts';
import { wordsIn } from '../../parts/text/words.ts';

export function GameCover({ node }: { readonly node: FragmentType<GameCoverFragment> }) {
  const words = wordsIn<CoverWord>(useNode(GameCoverFragmentDoc, node));
  return usePart('cover') ? <Cover words={words} /> : null;
}
