import { type RefObject, useEffect, useRef, useState } from 'react';
import { answerFrame, hearFrame } from '#src/platform/frames/hearFrame.ts';
import { onPageMode, pageMode } from '#src/platform/frames/pageMode.ts';
import { hideSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { chatWordIn } from './chatWords.ts';

const SILENCE_MS = 10_000;

export type ChatState = 'loading' | 'there' | 'silent';

type Chat = { readonly frame: RefObject<HTMLIFrameElement | null>; readonly state: ChatState; readonly again: () => void };

export function useChat(origin: string, isShown: boolean): Chat {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<ChatState>('loading');
  const isDrawn = state !== 'silent';
  useEffect(() => {
    const { current } = frame;
    if (!isDrawn || current === null) return undefined;
    const tellTheme = (): void => answerFrame(current, origin, { type: 'theme', theme: pageMode() });
    const stopHearing = hearFrame(current, origin, chatWordIn, (word) => {
      setState('there');
      if (word.type === 'theme-asked') tellTheme();
      else if (word.type === 'chat-unread') supportChatStore.setState({ unread: word.count });
      else hideSupportChat();
    });
    const stopWatching = onPageMode(tellTheme);
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [isDrawn, origin]);
  useEffect(() => {
    if (state !== 'there' || frame.current === null) return;
    // A frame of another origin cannot take the focus itself.
    if (isShown) frame.current.focus();
    answerFrame(frame.current, origin, { type: isShown ? 'chat-shown' : 'chat-hidden' });
  }, [state, isShown, origin]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('silent'), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { frame, state, again: () => setState('loading') };
}
