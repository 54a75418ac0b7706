import { Suspense, useEffect, useRef, useState } from 'react';
import { onceNearScreen } from '../nearScreen.ts';
import { softLazy } from '../softLazy.ts';
import { styled } from '../stitches.ts';

const Frame = styled('span', {
  display: 'block',
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: '$surface3',
  '& svg': { display: 'block', width: '100%', height: '100%' },
});

const Drawing = softLazy(async () => (await import('./GameDrawing.tsx')).GameDrawing);

export type GameArtProps = {
  readonly seed: number;
  readonly theme: string;
  readonly ratio?: string;
};

export function GameArt({ seed, theme, ratio = '4 / 3' }: GameArtProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (frame.current ? onceNearScreen(frame.current, () => setIsNear(true)) : undefined), []);
  return (
    <Frame ref={frame} style={{ aspectRatio: ratio }} aria-hidden>
      {isNear ? (
        <Suspense fallback={null}>
          <Drawing seed={seed} theme={theme} />
        </Suspense>
      ) : null}
    </Frame>
  );
}
