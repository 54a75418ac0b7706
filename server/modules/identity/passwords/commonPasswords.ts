import { dictionary } from '@zxcvbn-ts/language-common';

/** Of leaks, the most frequent first. */
const LEAKED = dictionary['passwords-common'].map(String);
/** How many of them are refused in any dress; all are refused as they are. */
const DRESSED_UP_TO = 3_000;
/** What our own players would think of first. */
const OURS = ['linemaker', 'sportsbook', 'parlay', 'moneyline', 'jackpot', 'casino', 'welcome', 'changeme', 'letmein'];

/** Letters that people write as other signs. */
const DRESSED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '1qaz2wsx3edc4rfv5tgb6yhn'];
const LEAST_RUN = 4;

const undress = (text: string): string => text.replaceAll(/[0134577@$!|]/g, (sign) => DRESSED[sign] ?? sign);
const leaked: ReadonlySet<string> = new Set(LEAKED.map((word) => word.toLowerCase()));
const words: ReadonlySet<string> = new Set([...LEAKED.slice(0, DRESSED_UP_TO), ...OURS].flatMap((word) => [word, undress(word)]));

/** Digits and signs around a word are what people add to make it pass. */
const bare = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');

const isRun = (text: string): boolean =>
  ROWS.some((row) => [row, [...row].toReversed().join('')].some((way) => `${way}${way}`.includes(text)));

/** Made of one part again and again: `aaaaaaaa`, `abcabcabc`, `passpass`. */
const partOf = (text: string): string => /^(.{1,6}?)\1+$/u.exec(text)?.[1] ?? text;

/**
 * Whether a password is among those that are tried first: a list of those most often found in leaks, the first of them also in the dresses
 * that people give them, runs of a keyboard, and repetitions. It is a list, not a service that knows every leak.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.toLowerCase().replaceAll(/\s/g, '');
  const [local = ''] = email.toLowerCase().split('@');
  if (plain === local || plain === email.toLowerCase()) return true;
  if (leaked.has(plain)) return true;
  const part = partOf(plain);
  if ([...part].length < LEAST_RUN || isRun(part)) return true;
  return [part, bare(part), undress(part), bare(undress(part)), undress(bare(part))].some(
    (form) => words.has(form) || (form !== '' && words.has(partOf(form))),
  );
}
