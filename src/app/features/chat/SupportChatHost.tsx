import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useAuth } from '#src/core/auth/index.ts';
import { framedAddress } from '#src/platform/frames/framedAddress.ts';
import { offerSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { lateFrame } from '#src/render/late.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

const ChatWindow = lateFrame(async () => (await import('./ChatWindow.tsx')).ChatWindow);

/** Ends the chat on logout (product §4). Its code loads on first use. */
export function SupportChatHost() {
  const { isLoggedIn } = useAuth();
  const { startup } = useStartup();
  const url = isLoggedIn === true ? (startup?.serviceAttributes.supportChatUrl ?? null) : null;
  useEffect(() => offerSupportChat(framedAddress(url)?.href ?? null), [url]);
  useEffect(() => () => offerSupportChat(null), []);
  const address = useStore(supportChatStore, ({ window, address: offered }) => (window === 'closed' ? null : offered));
  return address === null ? null : (
    <Suspense fallback={null}>
      <ChatWindow key={address} address={address} />
    </Suspense>
  );
}
