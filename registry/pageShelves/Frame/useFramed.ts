import { type RefObject, useEffect, useRef, useState } from 'react';
import { answerFrame, hearFrame } from '#src/platform/frames/hearFrame.ts';
import { onPageMode, pageMode } from '#src/platform/frames/pageMode.ts';
import { onceNearScreen } from '#src/ui/nearScreen.ts';
import { toldIn } from './messages.ts';

/** A page that has said nothing for so long is not there. */
const SILENCE_MS = 10_000;

/** `far`: not near the screen, so nothing is loaded yet. `silent`: it was loaded, and has not said a word. `refused`: this page's policy does not know it. */
export type FramedState = 'far' | 'loading' | 'there' | 'silent' | 'refused';

export type Framed = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FramedState;
  /** What the page has told of itself, in CSS pixels. */
  readonly toldHeight: number | null;
  readonly again: () => void;
};

/** A page of another origin in a frame: loaded when it is near, talked with, and given up when it does not answer. */
export function useFramed(origin: string): Framed {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FramedState>('far');
  const [toldHeight, setToldHeight] = useState<number | null>(null);
  const isDrawn = state === 'loading' || state === 'there';

  useEffect(() => (place.current ? onceNearScreen(place.current, () => setState('loading')) : undefined), []);

  useEffect(() => {
    const { current } = frame;
    if (!isDrawn || current === null) return undefined;
    let hasAsked = false;
    const tellTheme = (): void => answerFrame(current, origin, { type: 'theme', theme: pageMode() });
    const stopHearing = hearFrame(current, origin, toldIn, (told) => {
      setState('there');
      if (told.type === 'height') return setToldHeight(told.height);
      hasAsked = true;
      tellTheme();
    });
    const stopWatching = onPageMode(() => {
      if (hasAsked) tellTheme();
    });
    const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === origin) setState('refused');
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      document.removeEventListener('securitypolicyviolation', refused);
      stopHearing();
      stopWatching();
    };
  }, [isDrawn, origin]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('silent'), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { place, frame, state, toldHeight, again: () => setState('loading') };
}

/** Browsers tell of what they blocked the whole address, its origin, or a word. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
