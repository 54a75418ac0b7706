import { memo, type ReactNode } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

const Frame = styled('svg', {
  display: 'block',
  width: '100%',
  height: '100%',
  '& .sky': { fill: '$chrome' },
  '& .deep': { fill: '$accent', fillOpacity: 0.22 },
  '& .mid': { fill: '$accent', fillOpacity: 0.5 },
  '& .strong': { fill: '$accent' },
  '& .paper': { fill: '$onChrome' },
  '& .dim': { fill: '$onChrome', fillOpacity: 0.16 },
  '& .ink': { fill: '$chrome' },
  '& .line': { fill: 'none', stroke: '$onChrome', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .faint': { fill: 'none', stroke: '$onChrome', strokeOpacity: 0.3, strokeWidth: 2.5, strokeLinecap: 'round' },
  '& .accentLine': { fill: 'none', stroke: '$accent', strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .bonus': { fill: '$bonus' },
});

const crowd = Array.from({ length: 44 }, (_, at) => ({
  x: 14 + (at % 22) * 29 + (at > 21 ? 14 : 0),
  y: 176 + (at > 21 ? 16 : 0) + ((at * 7) % 5),
}));
const heights = [34, 58, 46, 78, 64, 96, 84, 118, 102, 140];

/** Drawings of 640 × 360 units. Slide text may cover the left third. */
const scenes = {
  stadium: (
    <>
      <path className="deep" d="M0 150Q320 92 640 150V230H0Z" />
      <path className="dim" d="M0 196Q320 146 640 196V232H0Z" />
      {crowd.map(({ x, y }) => (
        <circle key={`${x}-${y}`} className="dim" cx={x} cy={y} r="5" />
      ))}
      <path className="mid" d="M0 226H640V360H0Z" />
      <path className="deep" d="M150 226h70L90 360H-40ZM300 226h64L380 360H240ZM440 226h70l170 134H540Z" />
      <path className="line" d="M30 240H566L640 340M300 240L268 360M214 296a72 26 0 1 0 144 0a72 26 0 1 0-144 0M512 240l-38 0l52 76h96" />
      <path className="paper" fillOpacity="0.12" d="M582 262v-64l32 26v80Z" />
      <path className="line" d="M582 262v-64l32 26v81M582 198l22-2l32 24l-22 4M604 196v30M636 220v70" />
      <path className="paper" d="M96 28h84v30H96ZM460 28h84v30h-84Z" />
      <path className="line" d="M138 58v96M502 58v90" />
      <path className="dim" d="M96 58h84l120 168H60ZM460 58h84l60 168H400Z" />
      <circle className="paper" cx="424" cy="318" r="14" />
      <path className="ink" d="M424 311l7 5l-3 8h-8l-3-8Z" />
    </>
  ),
  scoreboard: (
    <>
      <path className="deep" d="M210 0h60l90 360H150ZM470 0h60l60 360H380Z" />
      <path className="faint" d="M300 250v110M560 250v110M270 300h320" />
      <path className="paper" d="M236 64h388v176H236Z" />
      <path className="ink" d="M250 78h360v42H250ZM250 126h360v48H250ZM250 180h360v46H250Z" />
      <path className="dim" d="M264 92h92v14h-92ZM264 144h150v14H264ZM264 196h118v14H264Z" />
      <path className="strong" d="M464 92h38v14h-38ZM514 92h38v14h-38ZM564 92h34v14h-34Z" fillOpacity="0.6" />
      <path className="strong" d="M464 138h38v26h-38ZM564 190h34v26h-34Z" />
      <path className="mid" d="M514 138h38v26h-38ZM564 138h34v26h-34ZM464 190h38v26h-38ZM514 190h38v26h-38Z" />
      <circle className="bonus" cx="592" cy="44" r="11" />
      <path className="accentLine" d="M270 44h44M330 44h20" />
    </>
  ),
  ladder: (
    <>
      <path className="deep" d="M240 360L420 40h220v320Z" />
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${300 + at * 22} ${250 - at * 62})`}>
          <path className="paper" d="M0 0h220v48H0Z" />
          <path className="ink" d="M14 12h90v10H14ZM14 28h60v8H14Z" fillOpacity="0.55" />
          <path className={at === 3 ? 'bonus' : 'strong'} d="M156 10h50v28h-50Z" />
        </g>
      ))}
      <path className="accentLine" d="M272 300V92M258 112l14-22l14 22" />
    </>
  ),
  court: (
    <>
      <path className="mid" d="M0 270H640V360H0Z" />
      <path className="line" d="M0 270H640M380 360q-20-60 90-90" />
      <rect className="paper" x="404" y="54" width="164" height="112" rx="8" />
      <rect className="strong" x="458" y="100" width="56" height="44" rx="3" fillOpacity="0.28" />
      <path className="accentLine" d="M446 172h80" />
      <path className="line" d="M452 178l12 56M468 178l8 56M486 178v56M504 178l-8 56M520 178l-12 56M456 196h60M462 214h48" />
      <path className="line" d="M568 110h34v250" />
      <path className="faint" strokeDasharray="4 14" d="M190 250C240 60 400 20 482 160" />
      <circle className="strong" cx="352" cy="84" r="36" />
      <path className="line" d="M316 84h72M352 48v72M327 58q22 26 0 52M377 58q-22 26 0 52" />
    </>
  ),
  tickets: (
    <>
      <path className="deep" d="M250 320Q380 10 640 40V360H250Z" />
      <g transform="rotate(-8 330 130)">
        <path className="paper" d="M216 82h220v36a13 13 0 0 0 0 26v36H216v-36a13 13 0 0 0 0-26Z" />
        <path className="strong" d="M238 104h84v12h-84ZM238 146h60v10h-60Z" />
        <path className="ink" d="M238 124h124v12H238Z" fillOpacity="0.6" />
        <path className="strong" d="M384 104h34v54h-34Z" fillOpacity="0.25" />
      </g>
      <g transform="rotate(5 420 220)">
        <path className="paper" d="M312 172h230v38a13 13 0 0 0 0 26v38H312v-38a13 13 0 0 0 0-26Z" />
        <path className="strong" d="M336 196h98v12h-98ZM336 240h68v10h-68Z" />
        <path className="ink" d="M336 218h140v12H336Z" fillOpacity="0.6" />
        <path className="strong" d="M488 196h34v56h-34Z" fillOpacity="0.25" />
      </g>
      <path className="accentLine" d="M300 188v30q0 22 22 22" />
      <circle className="bonus" cx="548" cy="160" r="34" />
      <path className="line" d="M532 160l12 12l22-24" />
    </>
  ),
  signal: (
    <>
      <path className="deep" d="M230 360Q300 90 640 70V360Z" />
      <rect className="paper" x="296" y="96" width="276" height="168" rx="16" />
      <rect className="ink" x="314" y="114" width="240" height="100" rx="8" />
      <path className="faint" d="M434 114v100" />
      <path className="line" d="M354 144h30v20h-30v22h30M474 144h30v42M474 166h30" strokeWidth="7" />
      <circle className="strong" cx="434" cy="240" r="10" />
      <path className="ink" d="M324 232h64v16h-64ZM480 232h64v16h-64Z" fillOpacity="0.35" />
      <path className="accentLine" d="M400 76a48 48 0 0 1 68 0M376 52a82 82 0 0 1 116 0" />
      <path className="line" d="M366 264l-26 44M502 264l26 44M320 308H548" />
      {heights.slice(0, 6).map((height, at) => (
        <rect key={height} className="mid" x={212 + at * 13} y={320 - height} width="8" height={height} rx="3" />
      ))}
    </>
  ),
  tables: (
    <>
      <path className="mid" d="M190 360Q230 180 640 170V360Z" />
      <path className="faint" d="M226 360Q270 214 640 202" />
      <g transform="rotate(-12 360 150)">
        <rect className="paper" x="306" y="62" width="106" height="150" rx="12" />
        <path className="strong" d="M359 100c22 20 28 34 18 46c-6 6-14 4-18-4c-4 8-12 10-18 4c-10-12-4-26 18-46ZM355 146h8l6 24h-20Z" />
      </g>
      <g transform="rotate(10 460 150)">
        <rect className="paper" x="412" y="58" width="106" height="150" rx="12" />
        <path className="bonus" d="M465 168c-34-24-44-40-34-56c9-13 27-12 34 2c7-14 25-15 34-2c10 16 0 32-34 56Z" />
      </g>
      {[0, 1, 2, 3].map((at) => (
        <g key={at}>
          <ellipse className={at % 2 === 0 ? 'strong' : 'paper'} cx="560" cy={300 - at * 17} rx="46" ry="17" />
          <path className="faint" d={`M514 ${300 - at * 17}v10q46 24 92 0v-10`} />
        </g>
      ))}
      <circle className="paper" cx="286" cy="290" r="26" />
      <path className="strong" d="M286 268l6 16h16l-13 10l5 16l-14-10l-14 10l5-16l-13-10h16Z" />
    </>
  ),
  dusk: (
    <>
      <circle className="bonus" cx="450" cy="150" r="70" fillOpacity="0.55" />
      <circle className="paper" cx="450" cy="150" r="46" fillOpacity="0.85" />
      <path className="deep" d="M120 250Q240 170 340 226T560 196T700 240V360H120Z" />
      <path className="mid" d="M160 300Q300 216 420 276T700 264V360H160Z" />
      <path className="strong" d="M240 344Q380 282 520 326T700 320V360H240Z" />
      <path className="line" d="M450 122v28l20 12" />
      <path className="faint" d="M250 110q12-12 24 0q12-12 24 0M340 70q10-10 20 0q10-10 20 0M552 84q10-10 20 0q10-10 20 0" />
      <path className="line" d="M560 318v-40M560 290l-14-10M560 284l12-10" />
      <circle className="strong" cx="560" cy="262" r="22" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const HeroArt = memo(function DrawHeroArt({ name }: { readonly name: string }) {
  return (
    <Frame viewBox="0 0 640 360" preserveAspectRatio="xMaxYMid slice" aria-hidden focusable="false">
      <rect className="sky" width="640" height="360" />
      {isKeyOf(scenes, name) ? scenes[name] : null}
    </Frame>
  );
});
