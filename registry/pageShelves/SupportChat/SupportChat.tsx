import type { FragmentType } from '@apollo/client';
import { useStore } from 'zustand';
import { type SupportChatFragment, SupportChatFragmentDoc } from '#src/gql/graphql.ts';
import { showSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { useNode } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Text } from '#src/ui/Text.tsx';

export function SupportChat({ node }: { readonly node: FragmentType<SupportChatFragment> }) {
  const { text, startLabel, backLabel } = useNode(SupportChatFragmentDoc, node);
  const isOffered = useStore(supportChatStore, ({ address }) => address !== null);
  const isOn = useStore(supportChatStore, ({ window }) => window !== 'closed');
  if (!isOffered) return null;
  return (
    <Card padding={12}>
      <Row gap={12}>
        <Icon name="message" size={20} />
        <Text weight="medium" css={{ flex: 1 }}>
          {text}
        </Text>
        <Button size="small" onClick={showSupportChat}>
          {isOn ? backLabel : startLabel}
        </Button>
      </Row>
    </Card>
  );
}
