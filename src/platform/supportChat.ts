import { createStore } from 'zustand/vanilla';

/** The help chat, for the entries that lead to it and the window that it is in. */
export type SupportChat = {
  /** Null where this player has none. */
  readonly address: string | null;
  /** `hidden`: it goes on, out of sight. */
  readonly window: 'closed' | 'hidden' | 'shown';
  /** What was said by the other side and not looked at yet. */
  readonly unread: number;
};

const NONE: SupportChat = { address: null, window: 'closed', unread: 0 };

export const supportChatStore = createStore<SupportChat>(() => NONE);

/** Offers the chat at `address`; another address, or none, ends the one that was. */
export function offerSupportChat(address: string | null): void {
  if (supportChatStore.getState().address !== address) supportChatStore.setState({ ...NONE, address });
}

/** Harmless where there is none. */
export function showSupportChat(): void {
  if (supportChatStore.getState().address !== null) supportChatStore.setState({ window: 'shown' });
}

/** Out of sight; it goes on. */
export const hideSupportChat = (): void => supportChatStore.setState({ window: 'hidden' });

/** Over: what was said is gone. */
export const endSupportChat = (): void => supportChatStore.setState({ window: 'closed', unread: 0 });
