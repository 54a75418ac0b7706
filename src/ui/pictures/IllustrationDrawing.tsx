import { memo, type ReactNode } from 'react';
import { useDrawingStyle } from '#src/brand/context.tsx';
import type { DrawingStyle } from '#src/brand/contract.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { styled } from '../stitches.ts';

const Frame = styled('svg', {
  display: 'block',
  flex: 'none',
  '& .tint': { fill: '$accentSoft' },
  '& .line': { fill: 'none', stroke: '$ink2', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .paper': { fill: '$surface1', stroke: '$ink2', strokeWidth: 2, strokeLinejoin: 'round' },
  '& .accent': { fill: '$accent' },
  '& .accentLine': { fill: 'none', stroke: '$accent', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .tick': { fill: 'none', stroke: '$onAccent', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .soft': { fill: '$surface3' },
  '& .dash': { fill: '$accent', fillOpacity: 0.45 },
  variants: {
    look: {
      cloud: {},
      bars: { '& .line, & .paper': { strokeLinejoin: 'miter', strokeLinecap: 'butt', strokeWidth: 2.5 } },
      arch: { '& .line, & .paper': { strokeWidth: 1.5 }, '& .accentLine': { strokeWidth: 2.25 } },
      confetti: { '& .line, & .paper': { strokeWidth: 2.75 }, '& .accentLine': { strokeWidth: 4 } },
    },
  },
});

const grounds = {
  cloud: <path className="tint" d="M22 62c-6-20 6-44 30-48s44 2 52 22s-2 44-22 50s-52 2-60-24Z" />,
  bars: (
    <>
      <path className="tint" d="M40 12h56L80 88H24Z" />
      <path className="dash" d="M15 88l5-22h4l-5 22ZM96 34l5-22h4l-5 22Z" />
    </>
  ),
  arch: (
    <>
      <path className="tint" d="M26 88V49a34 34 0 0 1 68 0v39Z" />
      <path className="line" strokeOpacity="0.22" d="M21 88V49a39 39 0 0 1 78 0v39M16 88h88" />
    </>
  ),
  confetti: (
    <>
      <circle className="tint" cx="60" cy="50" r="42" />
      <circle className="dash" cx="16" cy="26" r="4" />
      <circle className="dash" cx="106" cy="74" r="5" />
      <rect className="dash" x="98" y="14" width="9" height="9" rx="2.5" transform="rotate(20 102 18)" />
      <rect className="dash" x="10" y="72" width="8" height="8" rx="2.5" transform="rotate(-16 14 76)" />
    </>
  ),
} satisfies Record<DrawingStyle, ReactNode>;

const drawings = {
  betslip: (
    <>
      <path className="paper" d="M38 20h44v62l-7-5l-7.5 5l-7.5-5l-7.5 5l-7.5-5l-7 5Z" />
      <path className="line" d="M48 34h24M48 44h14" />
      <path className="accentLine" d="M49 60l7 7l15-15" />
    </>
  ),
  bets: (
    <>
      <path className="paper" d="M28 30h52v44H28Z" transform="rotate(-6 54 52)" />
      <path className="paper" d="M38 28h52v44H38Z" />
      <path className="line" d="M48 40h20M48 50h12M48 60h16" />
      <circle className="accent" cx="80" cy="60" r="5" />
    </>
  ),
  placed: (
    <>
      <path className="paper" d="M34 18h44v62l-7-5l-7.5 5l-7.5-5l-7.5 5l-7.5-5l-7 5Z" />
      <path className="line" d="M44 32h24M44 42h24M44 52h10" />
      <circle className="accent" cx="78" cy="66" r="15" />
      <path className="tick" d="M71 66l5 5l9-10" />
    </>
  ),
  live: (
    <>
      <circle className="accent" cx="60" cy="50" r="7" />
      <path className="line" d="M44 66a22 22 0 0 1 0-32M76 34a22 22 0 0 1 0 32M34 76a36 36 0 0 1 0-52M86 24a36 36 0 0 1 0 52" />
    </>
  ),
  calendar: (
    <>
      <path className="paper" d="M34 28h52v50H34Z" />
      <path className="line" d="M34 42h52M46 22v12M74 22v12" />
      <rect className="accent" x="44" y="52" width="10" height="10" rx="2" />
      <rect className="soft" x="62" y="52" width="10" height="10" rx="2" />
    </>
  ),
  boost: (
    <>
      <path className="line" d="M26 76l20-20l12 10l34-38" />
      <path className="accentLine" d="M74 26h20v20" />
      <circle className="accent" cx="46" cy="56" r="5" />
      <circle className="accent" cx="58" cy="66" r="5" />
    </>
  ),
  parlay: (
    <>
      <rect className="paper" x="28" y="26" width="36" height="22" rx="5" />
      <rect className="paper" x="56" y="54" width="36" height="22" rx="5" />
      <path className="accentLine" d="M46 48v10q0 7 7 7h3" />
      <path className="line" d="M36 37h14M64 65h14" />
    </>
  ),
  casino: (
    <>
      <rect className="paper" x="32" y="30" width="32" height="44" rx="6" transform="rotate(-10 48 52)" />
      <rect className="paper" x="54" y="28" width="32" height="44" rx="6" transform="rotate(8 70 50)" />
      <path className="accent" d="M71 40c8 7 10 11 7 15c-2 2.6-5 2.2-7-.5c-2 2.7-5 3.1-7 .5c-3-4-1-8 7-15ZM70 54h2l2 8h-6Z" />
    </>
  ),
  welcome: (
    <>
      <rect className="paper" x="30" y="46" width="60" height="34" rx="4" />
      <rect className="accent" x="26" y="36" width="68" height="12" rx="4" />
      <path className="line" d="M60 36v44M60 36c-14 0-20-14-12-18s12 8 12 18c0-10 4-22 12-18s2 18-12 18" />
    </>
  ),
  'not-found': (
    <>
      <circle className="paper" cx="54" cy="46" r="22" />
      <path className="line" d="M70 62l20 20" />
      <path className="accentLine" d="M47 40c0-10 14-10 14 0c0 6-7 6-7 11" />
      <circle className="accent" cx="54" cy="58" r="2.5" />
    </>
  ),
  error: (
    <>
      <path className="paper" d="M60 20l36 62H24Z" />
      <path className="accentLine" d="M60 42v18" />
      <circle className="accent" cx="60" cy="70" r="3" />
    </>
  ),
  offline: (
    <>
      <path className="line" d="M28 46a46 46 0 0 1 64 0M40 58a29 29 0 0 1 40 0" />
      <circle className="accent" cx="60" cy="74" r="5" />
      <path className="accentLine" d="M32 24l56 58" />
    </>
  ),
  location: (
    <>
      <path className="paper" d="M60 18c-14 0-24 10-24 23c0 17 24 41 24 41s24-24 24-41c0-13-10-23-24-23Z" />
      <circle className="accent" cx="60" cy="41" r="8" />
    </>
  ),
  maintenance: (
    <>
      <circle className="paper" cx="60" cy="50" r="20" />
      <circle className="accent" cx="60" cy="50" r="7" />
      <path className="line" d="M60 22v8M60 70v8M32 50h8M80 50h8M40 30l6 6M74 64l6 6M80 30l-6 6M46 64l-6 6" />
    </>
  ),
  'responsible-gaming': (
    <>
      <path className="paper" d="M60 18l28 10v20c0 18-12 28-28 34c-16-6-28-16-28-34V28Z" />
      <path className="accent" d="M60 64c-12-8-16-14-13-20c3-5 10-5 13 0c3-5 10-5 13 0c3 6-1 12-13 20Z" />
    </>
  ),
  phone: (
    <>
      <rect className="paper" x="42" y="14" width="36" height="70" rx="7" />
      <path className="line" d="M55 21h10" />
      <rect className="soft" x="48" y="28" width="24" height="14" rx="3" />
      <rect className="soft" x="48" y="46" width="24" height="8" rx="3" />
      <rect className="accent" x="48" y="62" width="24" height="12" rx="6" />
    </>
  ),
  wallet: (
    <>
      <path className="line" d="M36 34l40-14l6 16" />
      <rect className="paper" x="28" y="34" width="64" height="44" rx="7" />
      <path className="line" d="M28 46h64" />
      <rect className="accent" x="70" y="54" width="22" height="14" rx="7" />
    </>
  ),
  explore: (
    <>
      <rect className="paper" x="26" y="24" width="68" height="52" rx="7" />
      <path className="line" d="M26 38h68M34 31h.1M41 31h.1" />
      <rect className="soft" x="34" y="46" width="22" height="22" rx="4" />
      <circle className="paper" cx="72" cy="58" r="13" />
      <path className="accentLine" d="M82 68l10 10" />
    </>
  ),
  document: (
    <>
      <path className="paper" d="M38 18h32l14 14v50H38Z" />
      <path className="line" d="M70 18v14h14M48 44h24M48 54h24M48 64h10" />
      <path className="accentLine" d="M66 68l6 6l12-12" />
    </>
  ),
  search: (
    <>
      <circle className="paper" cx="54" cy="46" r="22" />
      <path className="line" d="M70 62l20 20" />
      <path className="accentLine" d="M42 46a12 12 0 0 1 12-12" />
    </>
  ),
  season: (
    <>
      <path className="paper" d="M42 22h36v18a18 18 0 0 1-36 0Z" />
      <path className="line" d="M42 28H31q0 17 13 19M78 28h11q0 17-13 19M60 58v12M46 80h28l-4-10H50Z" />
      <path className="accent" d="M60 28l3 6.500l7 .9l-5.200 4.800l1.300 7l-6.100-3.500l-6.100 3.500l1.300-7L50 35.400l7-.9Z" />
    </>
  ),
  odds: (
    <>
      <rect className="paper" x="26" y="30" width="30" height="40" rx="6" />
      <rect className="paper" x="64" y="30" width="30" height="40" rx="6" />
      <path className="line" d="M34 50h14M72 44h14M72 56h14" />
      <path className="accentLine" d="M52 22h16l-4-4M68 78H52l4 4" />
    </>
  ),
  'free-game': (
    <>
      <rect className="paper" x="26" y="32" width="68" height="40" rx="6" />
      <path className="line" d="M48.700 32v40M71.300 32v40" />
      <path className="accent" d="M37 44l7 8l-7 8l-7-8ZM60 44l7 8l-7 8l-7-8ZM83 44l7 8l-7 8l-7-8Z" />
      <path className="line" d="M94 42h6V28" />
      <circle className="accent" cx="100" cy="25" r="5" />
    </>
  ),
  rewards: (
    <>
      <ellipse className="paper" cx="48" cy="72" rx="22" ry="8" />
      <ellipse className="paper" cx="48" cy="62" rx="22" ry="8" />
      <ellipse className="paper" cx="48" cy="52" rx="22" ry="8" />
      <path className="accent" d="M82 20l5 11l12 1.500l-9 8l2.500 12L82 46.500L71.500 52.500l2.500-12l-9-8L77 31Z" />
    </>
  ),
  return: (
    <>
      <path className="paper" d="M60 20a30 30 0 1 1-29.900 32.500L60 50Z" />
      <path className="accent" d="M55 45L26 47.500A30 30 0 0 1 55 16Z" />
      <path className="line" d="M68 58h12M70 66h8" />
    </>
  ),
  pace: (
    <>
      <circle className="paper" cx="60" cy="54" r="28" />
      <path className="line" d="M60 26v-8M52 18h16M82 32l5-5M60 34v4M60 70v4M40 54h4M76 54h4" />
      <path className="accentLine" d="M60 54V42M60 54l9 6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const IllustrationDrawing = memo(function DrawIllustration({ name, width }: { readonly name: string; readonly width: number }) {
  const look = useDrawingStyle();
  return (
    <Frame look={look} width={width} height={(width * 5) / 6} viewBox="0 0 120 100" aria-hidden focusable="false">
      {grounds[look]}
      {isKeyOf(drawings, name) ? drawings[name] : null}
    </Frame>
  );
});
