import type { FragmentType } from '@apollo/client';
import { type WarningFragment, WarningFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Text } from '#src/ui/Text.tsx';
import { NoteLine } from '../../parts/text/NoteLine.tsx';

export function Warning({ node }: { readonly node: FragmentType<WarningFragment> }) {
  const { title, text } = useNode(WarningFragmentDoc, node);
  return (
    <NoteLine tone="warning">
      <Text as="strong" size={14} weight="bold" css={{ display: 'block' }}>
        {title}
      </Text>
      {text}
    </NoteLine>
  );
}
