import { useOfferedChat } from './useOfferedChat.ts';

/** Offers the chat before what follows the first page has come: for pages that show it. */
export function OfferedChat(): null {
  useOfferedChat();
  return null;
}
