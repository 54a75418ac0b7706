export type ChatWord =
  | { readonly type: 'theme-asked' }
  | { readonly type: 'chat-close-asked' }
  | { readonly type: 'chat-unread'; readonly count: number };

const MOST_UNREAD = 99;

export function chatWordIn(message: unknown): ChatWord | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'theme-asked' || message.type === 'chat-close-asked') return { type: message.type };
  if (message.type !== 'chat-unread' || !('count' in message)) return null;
  const { count } = message;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0
    ? { type: 'chat-unread', count: Math.min(MOST_UNREAD, count) }
    : null;
}
