import { Suspense } from 'react';
import { softLazy } from '../softLazy.ts';
import { styled } from '../stitches.ts';

const Drawing = softLazy(async () => (await import('./IllustrationDrawing.tsx')).IllustrationDrawing);

const Frame = styled('span', { display: 'block', flex: 'none' });

export type IllustrationProps = {
  /** Names a drawing of `IllustrationDrawing`; an unknown one draws the plain ground. */
  readonly name: string;
  /** Pixels; the drawing is 6 : 5. */
  readonly width?: number;
};

/** A small drawing in the brand's colours; decoration only. Keeps its room while its code is on the way. */
export function Illustration({ name, width = 120 }: IllustrationProps) {
  return (
    <Frame style={{ width, height: (width * 5) / 6 }} aria-hidden>
      <Suspense fallback={null}>
        <Drawing name={name} width={width} />
      </Suspense>
    </Frame>
  );
}
