import anyAscii from 'any-ascii';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const TITLES = words('mr mrs ms miss mx dr prof sir rev hon jr jnr sr snr ii iii iv 2nd 3rd 4th phd md esq');
/** Name particles, which people write, omit or join: `van der Berg`, `Vandenberg`. */
const PARTICLES = words(
  'a af al and av abu ap ar as at az bar ben bin bint d da dal dalla de degli dei del dela dele dell della delle delli den der des di do dos das du e el es fitz het ibn ibnu il in l la las le les li lo los mac mc na o of op san santa st ste sul t te ten ter til ul und v van vande vanden vander ver von vom y zu zum zur',
);
const JOINED =
  /^(?:vander|vanden|vande|van|von|dela|della|delle|dello|del|des|de|di|du|da|dos|la|le|mac|mc|fitz|abdul|abdel|abd|al|el|ben|bin|bar|ter|san|saint|st|o)(?=\p{L}{4})/u;
const MOST_TOKENS = 6;

export type NameTokens = {
  readonly written: readonly string[];
  /** Excludes titles, particles and initials. */
  readonly given: readonly string[];
  readonly family: readonly string[];
};

/** Splits names of any script into ASCII words. */
export function nameTokens({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): NameTokens {
  const [first, last] = [nameWordsOf(firstName), nameWordsOf(lastName)];
  return { written: [...first, ...last], given: essential(first), family: essential(last) };
}

const ofScript = /(\p{Script=Han}|\p{Script=Hangul}+)/gu;

function nameWordsOf(text: string): readonly string[] {
  const apart = text.normalize('NFKC').replace(ofScript, (part) => (part.length > 1 || /\p{Script=Han}/u.test(part) ? part : ` ${part} `));
  const ascii = anyAscii(apart).toLowerCase();
  const all = ascii
    .replace(/\bo['’`]/gu, '')
    .replace(/['’`".,]/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  const named = all.filter((word) => !TITLES.has(word));
  return (named.length > 0 ? named : all).slice(0, MOST_TOKENS);
}

/** Omits particles and initials, unless nothing else remains: Le, Do and Van are also family names. */
function essential(all: readonly string[]): readonly string[] {
  const long = all.filter((word) => word.length > 1 && !PARTICLES.has(word));
  return long.length > 0 ? long : all;
}

export function spellingsOf(word: string): readonly string[] {
  const bare = word.replace(JOINED, '');
  return bare === word ? [word] : [word, bare];
}
