import type { FragmentType } from '@apollo/client';
import { type LaunchProblemFragment, LaunchProblemFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Problem, type ProblemWord } from '../../parts/play/Problem.tsx';
import { usePart, useStage } from '../../parts/play/stage.ts';
import { wordsIn } from '../../parts/text/words.ts';

export function LaunchProblem({ node }: { readonly node: FragmentType<LaunchProblemFragment> }) {
  const words = wordsIn<ProblemWord>(useNode(LaunchProblemFragmentDoc, node));
  const { error } = useStage();
  return usePart('problem') && error !== null ? <Problem error={error} words={words} /> : null;
}
