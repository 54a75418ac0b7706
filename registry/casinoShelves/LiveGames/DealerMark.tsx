import { memo } from 'react';
import { styled } from '#src/ui/stitches.ts';

const Frame = styled('span', {
  flex: 'none',
  display: 'block',
  size: '44px',
  overflow: 'hidden',
  borderRadius: '$pill',
  '& svg': { display: 'block' },
});

const skins = ['#f3d3b8', '#e2b48f', '#c98d63', '#9c6440', '#6f4429'] as const;
const hairs = ['#20160f', '#4a2b17', '#7b4a22', '#b98b4e', '#39404a'] as const;
const grounds = ['#1f4f86', '#6a2f7d', '#14665a', '#8c3a2b', '#3c4a9c'] as const;
const styles = [
  'M10 21C9 10 15 6 22 6s13 4 12 15c-2-5-5-7-12-7s-10 2-12 7Z',
  'M9 30C8 12 13 6 22 6s14 6 13 24h-4c1-8 0-13-9-14c-9 1-10 6-9 14Z',
  'M11 17c0-7 5-11 11-11c7 0 11 5 11 11c-3-3-5-3-8-5c-4 3-10 1-14 5Z',
  'M10 20c-1-8 4-14 12-14s13 6 12 14c-1-3-2-5-4-6c-3 1-7 0-9-3c-3 4-9 4-11 9Z',
] as const;

function numberOf(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
const from = <T,>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0];

export const DealerMark = memo(function DrawDealerMark({ name }: { readonly name: string }) {
  const number = numberOf(name);
  const skin = from(skins, number);
  return (
    <Frame aria-hidden>
      <svg viewBox="0 0 44 44" focusable="false">
        <rect width="44" height="44" fill={from(grounds, number >>> 3)} />
        <path d="M4 48c0-10 7-15 18-15s18 5 18 15Z" fill="#15181e" />
        <path d="M16 34l6 8l6-8l-2-3h-8Z" fill="#ffffff" />
        <path d="M22 38l-5-3v6Zm0 0l5-3v6Z" fill="#c2242c" />
        <path d="M18 28h8v6c-2 3-6 3-8 0Z" fill={skin} />
        <ellipse cx="22" cy="21" rx="9" ry="10.5" fill={skin} />
        <path d={from(styles, number >>> 6)} fill={from(hairs, number >>> 9)} />
        <circle cx="18.5" cy="21.5" r="1.1" fill="#15181e" />
        <circle cx="25.5" cy="21.5" r="1.1" fill="#15181e" />
        <path d="M18.5 26c2 2 5 2 7 0" stroke="#15181e" strokeWidth="1.3" fill="none" strokeLinecap="round" />
      </svg>
    </Frame>
  );
});
