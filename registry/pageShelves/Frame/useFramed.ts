import { type RefObject, useEffect, useRef, useState } from 'react';
import { answerFrame, hearFrame } from '#src/platform/frames/hearFrame.ts';
import { onPageMode, pageMode } from '#src/platform/frames/pageMode.ts';
import { onceNearScreen } from '#src/ui/nearScreen.ts';
import { toldIn } from './messages.ts';

/** Time without a message until the frame counts as failed. */
const SILENCE_MS = 10_000;

/** `far`: not near the viewport. `silent`: no message. `refused`: blocked by our security policy. */
export type FramedState = 'far' | 'loading' | 'there' | 'silent' | 'refused';

export type Framed = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FramedState;
  /** Height requested by the framed page, in CSS pixels. */
  readonly toldHeight: number | null;
  readonly again: () => void;
};

/** Loads the frame when near the viewport. */
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

/** Browsers report a blocked URL as address, origin or keyword. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
