import { memo, type ReactNode, useId } from 'react';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { natureThemes } from '../gameArt/nature.tsx';
import { type Palette, paletteFrom, type Random, randomFrom, symbols, type Theme } from '../gameArt/paint.ts';
import { storyThemes } from '../gameArt/story.tsx';
import { treasureThemes } from '../gameArt/treasure.tsx';
import { tableThemes } from '../gameArt/tables.tsx';

const themes = { ...natureThemes, ...storyThemes, ...tableThemes, ...treasureThemes };

export const GameDrawing = memo(function GameDrawing({ seed, theme }: { readonly seed: number; readonly theme: string }) {
  const id = useId();
  const random = randomFrom(seed);
  const { draw, hues }: Theme = isKeyOf(themes, theme) ? themes[theme] : { draw: abstract };
  const palette = paletteFrom(random, hues);
  return (
    <svg viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" focusable="false">
      <defs>
        <radialGradient id={`${id}g`} cx={0.3 + random() * 0.4} cy={0.25} r={0.95}>
          <stop offset="0" stopColor={palette.mid} />
          <stop offset="1" stopColor={palette.deep} />
        </radialGradient>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="200" height="150" fill={`url(#${id}g)`} />
      {rays(random, palette)}
      {draw(random, palette)}
      {sparks(random, palette)}
      <rect width="200" height="60" fill={`url(#${id}s)`} opacity="0.35" />
    </svg>
  );
});

function rays(random: Random, { light }: Palette): ReactNode {
  const turn = random() * 30;
  return Array.from({ length: 12 }, (_, at) => (
    <path key={at} d="M100 76L88-90h24Z" fill={light} opacity={0.09} transform={`rotate(${at * 30 + turn} 100 76)`} />
  ));
}

function sparks(random: Random, { spark }: Palette): ReactNode {
  return Array.from({ length: 9 }, (_, at) => {
    const [x, y, size] = [random() * 200, random() * 150, 1.5 + random() * 4];
    return (
      <path
        key={at}
        d={`M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`}
        fill={at % 2 ? spark : '#fff'}
        opacity={0.5 + random() * 0.4}
      />
    );
  });
}

function abstract(random: Random, palette: Palette): ReactNode {
  return Array.from({ length: 5 }, (_, at) => (
    <path
      key={at}
      d={symbols[Math.floor(random() * symbols.length)] ?? symbols[0]}
      fill={at % 2 ? palette.light : palette.spark}
      opacity={0.45 + random() * 0.5}
      transform={`translate(${24 + at * 38} ${50 + random() * 50}) rotate(${random() * 60 - 30}) scale(${0.9 + random() * 1.3})`}
    />
  ));
}
