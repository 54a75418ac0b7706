import { type RefObject, useEffect, useRef, useState } from 'react';
import { onPageMode, themeMessage } from '#src/platform/frames/pageMode.ts';
import { useFrame } from '#src/platform/frames/useFrame.ts';
import { onceNearScreen } from '#src/ui/nearScreen.ts';
import { parseFrameMessage } from './messages.ts';

const SILENCE_MS = 10_000;

/** `far`: outside the viewport. `silent`: sent no message in time. `refused`: blocked by our content security policy. */
export type FramedState = 'far' | 'loading' | 'there' | 'silent' | 'refused';

export type Framed = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FramedState;
  readonly toldHeight: number | null;
  readonly again: () => void;
};

export function useFramed(origin: string): Framed {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FramedState>('far');
  const [toldHeight, setToldHeight] = useState<number | null>(null);
  const isDrawn = state === 'loading' || state === 'there';

  useEffect(() => (place.current ? onceNearScreen(place.current, () => setState('loading')) : undefined), []);

  const hasAsked = useRef(false);
  const { frame, answer } = useFrame({
    url: isDrawn ? origin : null,
    read: parseFrameMessage,
    silenceMs: SILENCE_MS,
    onSilent: () => setState('silent'),
    onMessage: (told) => {
      setState('there');
      if (told.type === 'height') return setToldHeight(told.height);
      hasAsked.current = true;
      answer(themeMessage());
    },
  });

  useEffect(() => {
    if (!isDrawn) return undefined;
    const stopWatching = onPageMode(() => (hasAsked.current ? answer(themeMessage()) : undefined));
    const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin) setState('refused');
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      hasAsked.current = false;
      document.removeEventListener('securitypolicyviolation', refused);
      stopWatching();
    };
  }, [isDrawn, origin, answer]);

  return { place, frame, state, toldHeight, again: () => setState('loading') };
}

/** Returns the origin of a blocked address, or null if the browser reports a keyword instead. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
