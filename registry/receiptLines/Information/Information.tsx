import type { FragmentType } from '@apollo/client';
import { type InformationFragment, InformationFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { NoteLine } from '../../parts/text/NoteLine.tsx';

export function Information({ node }: { readonly node: FragmentType<InformationFragment> }) {
  const { text } = useNode(InformationFragmentDoc, node);
  return <NoteLine tone="information">{text}</NoteLine>;
}
