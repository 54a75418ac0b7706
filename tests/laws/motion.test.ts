import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Times from product §9, explained in decision 0068. */
const TURN_MS = 900;
const BREATH_MS = 1_600;
const ROOT = new URL('../../', import.meta.url);
const sources = ['src', 'registry'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|css|html)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8') })),
);

type Motion = {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly isEndless: boolean;
  readonly isTurn: boolean;
  /** The reduced-motion rule after the animation, or undefined. */
  readonly reduced: string | undefined;
};

/** Every `animation: \`${name} 160ms …\`` in a source, with its reduced-motion rule. */
const FORM = /animation: `\$\{(\w+)\} (\d+)ms ([^`]*)`(?:,\s*'@reduced': \{ ([^}]*?),? \})?/g;
const motionsIn = ({ file, text }: (typeof sources)[number]): Motion[] =>
  [...text.matchAll(FORM)].map(([, name = '', ms, rest = '', reduced]) => ({
    file,
    name,
    ms: Number(ms),
    isEndless: rest.includes('infinite'),
    isTurn: new RegExp(`const ${name} = keyframes\\([^;]*rotate\\(`).test(text),
    reduced,
  }));
const motions = sources.flatMap(motionsIn);

/** Everything that animates, by CSS or script, in any form. `FORM` must match all of it. */
const MOVES =
  /\banimation(?:[A-Z]\w*)?['"]?\s*:|\banimation-[a-z-]+|\.animate\(|\bnew (?:Animation|KeyframeEffect)\(|@keyframes\s+[\w-]+\s*\{/g;
const SLOW_OR_STILL = /animation: 'none(?: !important)?'|'@reduced': \{ animationDuration: '\d+ms',? \}/g;
const unreadIn = (text: string): string[] => text.replaceAll(FORM, '').replaceAll(SLOW_OR_STILL, '').match(MOVES) ?? [];

describe('animations', () => {
  it('the law on motion reads every animation of the sources with its keyframes', () => {
    expect(motions.filter(({ isTurn }) => isTurn).map(({ file }) => file)).toEqual([
      'src/ui/Button.tsx',
      'registry/pageShelves/StreamPlayer/Theatre.tsx',
    ]);
    expect(sources.flatMap(({ file, text }) => unreadIn(text).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  it.each([
    "animation: 'spin 2s linear'",
    'animation: `${spin} 2s linear`',
    "animationDuration: '5s'",
    'animationName: spin',
    "'animation': calm",
    'animation-duration: 5s',
    'element.animate([], 5_000)',
    'new Animation(effect)',
    '@keyframes spin { to { opacity: 0 } }',
  ])('an animation in a form the law does not read is caught: %s', (text) => {
    expect(unreadIn(text)).not.toEqual([]);
  });

  it('every turning animation takes 900 ms', () => {
    expect(motions.filter(({ isTurn, ms }) => isTurn && ms !== TURN_MS)).toEqual([]);
  });

  it('every animation ends within 900 ms or has no end', () => {
    expect(motions.filter(({ isEndless, ms }) => !isEndless && ms > TURN_MS)).toEqual([]);
  });

  it('every endless animation that does not turn takes 1,600 ms', () => {
    expect(motions.filter(({ isEndless, isTurn, ms }) => isEndless && !isTurn && ms !== BREATH_MS)).toEqual([]);
  });

  it('under reduced motion an endless animation turns four times as slowly, or stops', () => {
    const ruleOf = ({ isTurn }: Motion) => (isTurn ? `animationDuration: '${4 * TURN_MS}ms'` : "animation: 'none'");
    expect(motions.filter((motion) => motion.isEndless && motion.reduced !== ruleOf(motion))).toEqual([]);
  });

  it('under reduced motion every animation that ends is off, by a rule beside it', () => {
    const without = sources.filter(({ text }) => motionsIn({ file: '', text }).some(({ isEndless }) => !isEndless));
    expect(without.filter(({ text }) => !/'@reduced': \{ animation: 'none(?: !important)?'/.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
