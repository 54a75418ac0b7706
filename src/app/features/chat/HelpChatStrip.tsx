import { useStore } from 'zustand';
import { t } from '#src/shared/text/t.ts';
import { showSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Text } from '#src/ui/Text.tsx';

export function HelpChatStrip() {
  const isOffered = useStore(supportChatStore, ({ address }) => address !== null);
  const isOn = useStore(supportChatStore, ({ window }) => window !== 'closed');
  if (!isOffered) return null;
  return (
    <Card padding={12} css={{ marginBottom: '$16' }}>
      <Row gap={12}>
        <Icon name="message" size={20} />
        <Text weight="medium" css={{ flex: 1 }}>{t`Chat with us, here and now.`}</Text>
        <Button size="small" onClick={showSupportChat}>
          {isOn ? t`Back to the chat` : t`Start chat`}
        </Button>
      </Row>
    </Card>
  );
}
