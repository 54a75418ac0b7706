import type { FragmentType } from '@apollo/client';
import { type HelplineFragment, HelplineFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { telLink } from '#src/shared/text/phone.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';

export function Helpline({ node }: { readonly node: FragmentType<HelplineFragment> }) {
  const { text, phone } = useNode(HelplineFragmentDoc, node);
  return (
    <Card as="aside" padding={16} css={{ maxWidth: '560px' }}>
      <Text as="p" size={13} tone="ink2">
        {text} <a href={telLink(phone)} style={{ whiteSpace: 'nowrap' }}>{t`Call ${phone}`}</a>
      </Text>
    </Card>
  );
}
