import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '#src/ui/stitches.ts';

export const Ground = styled('div', {
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface2',
  height: 'min(720px, 72dvh)',
  '& iframe': { display: 'block', border: 0, marginInline: 'auto', transformOrigin: '0 0', backgroundColor: '$surface0' },
});

type ScaledProps = { readonly width: number; readonly onScale?: (scale: number) => void; readonly children: ReactNode };

export function Scaled({ width, onScale, children }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ground = box.current;
    const frame = ground?.querySelector('iframe');
    if (!ground || !frame) return;
    const fit = (): void => {
      const scale = Math.min(1, ground.clientWidth / width || 1);
      Object.assign(frame.style, { width: `${width}px`, height: `${ground.clientHeight / scale}px`, transform: `scale(${scale})` });
      onScale?.(scale);
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(ground);
    return () => resized.disconnect();
  }, [width, onScale]);
  return <Ground ref={box}>{children}</Ground>;
}
