import type { FragmentType } from '@apollo/client';
import { type HeaderFragment, HeaderFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

export function Header({ node }: { readonly node: FragmentType<HeaderFragment> }) {
  const { title, subtitle } = useNode(HeaderFragmentDoc, node);
  return (
    <Stack gap={0} css={{ paddingBlock: '$4 $8' }}>
      <Heading as={useHeading(1)} size={16}>
        {title}
      </Heading>
      {subtitle === null ? null : (
        <Text size={13} tone="ink2">
          {subtitle}
        </Text>
      )}
    </Stack>
  );
}
