import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { offerSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { useOfferedChat } from './useOfferedChat.ts';

const ChatWindow = lazyFrame(async () => (await import('./ChatWindow.tsx')).ChatWindow);

/** Hosts the support chat, which loads on first use and ends on logout (product §4). */
export function SupportChatHost() {
  useOfferedChat();
  useEffect(() => () => offerSupportChat(null), []);
  const address = useStore(supportChatStore, ({ window, address: offered }) => (window === 'closed' ? null : offered));
  return address === null ? null : (
    <Suspense fallback={null}>
      <ChatWindow key={address} address={address} />
    </Suspense>
  );
}
