import { Suspense } from 'react';
import { softLazy } from '../softLazy.ts';
import { styled } from '../stitches.ts';

const Drawing = softLazy(async () => (await import('./IllustrationDrawing.tsx')).IllustrationDrawing);

const Frame = styled('span', { display: 'block', flex: 'none' });

export type IllustrationProps = {
  readonly name: string;
  readonly width?: number;
};

export function Illustration({ name, width = 120 }: IllustrationProps) {
  return (
    <Frame style={{ width, height: (width * 5) / 6 }} aria-hidden>
      <Suspense fallback={null}>
        <Drawing name={name} width={width} />
      </Suspense>
    </Frame>
  );
}
