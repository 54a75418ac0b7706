import { createStore } from 'zustand/vanilla';

export type SupportChat = {
  readonly address: string | null;
  readonly window: 'closed' | 'hidden' | 'shown';
  readonly unread: number;
};

const NONE: SupportChat = { address: null, window: 'closed', unread: 0 };

export const supportChatStore = createStore<SupportChat>(() => NONE);

export function offerSupportChat(address: string | null): void {
  if (supportChatStore.getState().address !== address) supportChatStore.setState({ ...NONE, address });
}

export function showSupportChat(): void {
  if (supportChatStore.getState().address !== null) supportChatStore.setState({ window: 'shown' });
}

export const hideSupportChat = (): void => supportChatStore.setState({ window: 'hidden' });

export const endSupportChat = (): void => supportChatStore.setState({ window: 'closed', unread: 0 });
