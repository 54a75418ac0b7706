import { useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { framedAddress } from '#src/platform/frames/framedAddress.ts';
import { offerSupportChat } from '#src/platform/supportChat.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export function useOfferedChat(): void {
  const { isLoggedIn } = useAuth();
  const { startup } = useStartup();
  const url = isLoggedIn === true ? (startup?.serviceAttributes.supportChatUrl ?? null) : null;
  useEffect(() => offerSupportChat(framedAddress(url)?.href ?? null), [url]);
}
