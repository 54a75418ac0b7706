import type { FragmentType } from '@apollo/client';
import { type PromptFragment, PromptFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Offer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  marginBlock: '$8',
  padding: '$12',
  border: '1px solid $line',
  borderRadius: '$card',
  overflowWrap: 'anywhere',
});
const Words = styled('div', { display: 'flex', flexDirection: 'column', flex: '1 1 200px', minWidth: 0 });

export function Prompt({ node }: { readonly node: FragmentType<PromptFragment> }) {
  const { id, title, body, linkLabel, deepLink } = useNode(PromptFragmentDoc, node);
  return (
    <Offer>
      <Words>
        <Text weight="bold">{title}</Text>
        {body === null ? null : (
          <Text size={13} tone="ink2">
            {body}
          </Text>
        )}
      </Words>
      <ButtonFace as={LinkTo} tone="secondary" link={deepLink} of={id} css={{ whiteSpace: 'normal', flex: 'none', maxWidth: '100%' }}>
        {linkLabel}
      </ButtonFace>
    </Offer>
  );
}
