import { type RefObject, useEffect, useState } from 'react';
import { onPageMode, themeMessage } from '#src/platform/frames/pageMode.ts';
import { useFrame } from '#src/platform/frames/useFrame.ts';
import { hideSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { chatWordIn } from './chatWords.ts';

const SILENCE_MS = 10_000;

export type ChatState = 'loading' | 'there' | 'silent';

type Chat = { readonly frame: RefObject<HTMLIFrameElement | null>; readonly state: ChatState; readonly again: () => void };

export function useChat(origin: string, isShown: boolean): Chat {
  const [state, setState] = useState<ChatState>('loading');
  const { frame, answer } = useFrame({
    url: state === 'silent' ? null : origin,
    read: chatWordIn,
    silenceMs: SILENCE_MS,
    onSilent: () => setState('silent'),
    onMessage: (word) => {
      setState('there');
      if (word.type === 'theme-asked') answer(themeMessage());
      else if (word.type === 'chat-unread') supportChatStore.setState({ unread: word.count });
      else hideSupportChat();
    },
  });
  useEffect(() => onPageMode(() => answer(themeMessage())), [answer]);
  useEffect(() => {
    if (state !== 'there') return;
    // A cross-origin frame cannot focus itself.
    if (isShown) frame.current?.focus();
    answer({ type: isShown ? 'chat-shown' : 'chat-hidden' });
  }, [state, isShown, frame, answer]);
  return { frame, state, again: () => setState('loading') };
}
