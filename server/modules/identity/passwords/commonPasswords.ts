import { dictionary } from '@zxcvbn-ts/language-common';

const LEAKED = dictionary['passwords-common'].map(String);
/** Number of most common passwords that are refused even with letters replaced by similar signs. */
const DRESSED_UP_TO = 3_000;
const OURS = ['linemaker', 'sportsbook', 'parlay', 'moneyline', 'jackpot', 'casino', 'welcome', 'changeme', 'letmein'];

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

const bare = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');

const isRun = (text: string): boolean =>
  ROWS.some((row) => [row, [...row].toReversed().join('')].some((way) => `${way}${way}`.includes(text)));

/** Returns the repeated part, such as `abc` of `abcabcabc`. */
const partOf = (text: string): string => /^(.{1,6}?)\1+$/u.exec(text)?.[1] ?? text;

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
