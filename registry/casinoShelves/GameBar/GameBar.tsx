import type { FragmentType } from '@apollo/client';
import { type GameBarFragment, GameBarFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Bar, type BarWord } from '../../parts/play/Bar.tsx';
import { usePart } from '../../parts/play/stage.ts';
import { wordsIn } from '../../parts/text/words.ts';

export function GameBar({ node }: { readonly node: FragmentType<GameBarFragment> }) {
  const words = wordsIn<BarWord>(useNode(GameBarFragmentDoc, node));
  return usePart('bar') ? <Bar words={words} /> : null;
}
