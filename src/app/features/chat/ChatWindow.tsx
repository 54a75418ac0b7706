import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { t } from '#src/shared/text/t.ts';
import { endSupportChat, hideSupportChat, showSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { Bar, Launcher, Page, Panel, Place, Waiting } from './chatStyles.ts';
import { useChat } from './useChat.ts';

const SANDBOX = 'allow-scripts allow-same-origin';
/** Denies the frame cookies and storage. A separate object, because React's types lack the attribute. */
const WITHOUT_CREDENTIALS = { credentialless: true };

export function ChatWindow({ address }: { readonly address: string }) {
  const isShown = useStore(supportChatStore, ({ window }) => window === 'shown');
  const unread = useStore(supportChatStore, (chat) => chat.unread);
  const { frame, state, again } = useChat(new URL(address).origin, isShown);
  const hide = useRef<HTMLButtonElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) hide.current?.focus();
    else if (wasShown.current) launcher.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hideSupportChat();
  };
  return (
    <>
      <Panel aria-label={t`Help chat`} hidden={!isShown} onKeyDown={onKeyDown}>
        <Bar>
          <Heading as="h2" size={16} css={{ flex: 1 }}>{t`Help chat`}</Heading>
          <IconButton ref={hide} icon="chevron-down" label={t`Hide the chat`} target={44} onClick={hideSupportChat} />
          <IconButton icon="x" label={t`End the chat`} target={44} onClick={endSupportChat} />
        </Bar>
        <Place aria-busy={state === 'loading'}>
          {state === 'silent' ? (
            <EmptyState
              illustration="offline"
              title={t`The chat is not responding`}
              body={t`Try again, or contact us from the help page.`}
              action={
                <Row gap={12}>
                  <Button onClick={again}>{t`Try again`}</Button>
                  <ButtonFace as={Link} to="/account/help" tone="secondary" onClick={endSupportChat}>{t`Help`}</ButtonFace>
                </Row>
              }
            />
          ) : (
            <Page
              ref={frame}
              title={t`Help chat`}
              src={address}
              sandbox={SANDBOX}
              referrerPolicy="no-referrer"
              allow=""
              isThere={state === 'there'}
              {...WITHOUT_CREDENTIALS}
            />
          )}
          {state === 'loading' ? (
            <Waiting role="status" aria-label={t`Loading the chat`}>
              <Skeleton height={160} shape="card" />
            </Waiting>
          ) : null}
        </Place>
      </Panel>
      {isShown ? null : (
        <Launcher
          ref={launcher}
          type="button"
          aria-label={unread === 0 ? t`Back to the chat` : t`Back to the chat, ${unread} new`}
          onClick={showSupportChat}
        >
          <Icon name="message" size={20} />
          {t`Chat`}
          {unread === 0 ? null : <Badge round>{unread}</Badge>}
        </Launcher>
      )}
    </>
  );
}
