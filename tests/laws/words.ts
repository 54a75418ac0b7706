import { type Expression, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile, Violation } from './tree.ts';

/** Attributes and properties whose texts players read or hear. */
const READ = /^(aria-label|alt|title|label|placeholder|what|legend|term|description|hint|body|caption|word|message)$/;
/** Matches three words in a row. */
const PROSE = /(\p{L}{2,}[,.:;’')!?]*\s+){2,}\p{L}/u;
const STYLES = /calc\(|gradient|minmax|rgba|var\(|allow-|format\(|\d(px|ms|fr|em)\b|^[MLHVCSQTAZ]\d|^\(|^@|="|^[\w.]+ as \w+$/;
/** Functions whose texts only engineers and operators read. */
const FOR_US = /^(styled|css|keyframes|globalCss|createStitches|reportError|fail|templateLink|tableLink|matchMedia)$/;
/** Beginnings of texts that no player reads: for API clients, vendors, the database and error reports. Also invented names. */
const FOR_PROGRAMS =
  /^(client_id is unknown|uploadId has 16|GET, POST|Not signed by the payment vendor|No such payment|no time of refresh|session check failed|bet each of |is not distinct|Harbor Lights|Foundry Row|Meadow Gate)/;
const FOR_US_NAMES = /^(why|owner|about|css|className|d|viewBox|rel|sandbox|allow|address|remedy)$/;

const REMEDY = 'Write it as t`…` (src/shared/text/t.ts), so that it is in every brand’s catalogue.';

/** Finds texts for players that are not in the message catalogue. */
export const unsaidWords = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap(({ path, text }) =>
    unsaidIn(path, text).map((words) => ({ path, message: `“${words.trim()}” is outside the catalogue. ${REMEDY}` })),
  );

type Spelling = readonly [wrong: RegExp, right: string];

/** Spellings that are wrong even in documents, fixtures and the console, where a string can be a key. */
const ANYWHERE: readonly Spelling[] = [
  [/\bmoney line\b/i, 'Moneyline'],
  [/\be-mail/i, 'Email'],
  [/\bcannot\b|\bcan not\b/i, 'can’t'],
  [/\bat the moment\b/i, 'right now'],
];

/** Each term's wrong spellings and its right one. A button says `Log In`, like the product's buttons; a sentence says `log in`. */
const SPELLINGS: readonly Spelling[] = [
  ...ANYWHERE,
  [/MoneyLine/, 'Moneyline'],
  [/^Log out$|^Log in$|\bLogin to\b/, 'Log In, Log Out'],
  [/EspnBet|ESPN ?BET/i, 'the name in house.json'],
  [/\bsame-game\b/i, 'Same game parlay'],
  [/\bSame Game\b/, 'Same game parlay'],
  [/\bcash-outs?\b|\bcashouts?\b/i, 'Cash out'],
  [/\bfree-bets?\b|\bfreebet/i, 'Free bet'],
  [/return to player/i, 'RTP'],
  [/\bbet slip\b/i, 'Betslip'],
  [/\bcancelled\b|\bcancelling\b|\bmaximise\b/i, 'canceled, canceling, maximize'],
  [/\bsomebody\b|\bnobody\b/i, 'someone, no one'],
];

export const misspelled = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => SPELLINGS.filter(([wrong]) => wrong.test(text)).map(([, right]) => `“${text}”: write ${right}`));

/** Finds the wrong spellings listed in `ANYWHERE`, in JSON files and in the strings of code. */
export const misspelledFiles = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap(({ path, text }) =>
    (path.endsWith('.json') ? [text] : stringsIn(path, text)).flatMap((words) =>
      ANYWHERE.flatMap(([wrong, right]) => {
        const [found] = wrong.exec(words) ?? [];
        return found === undefined ? [] : [{ path, message: `“${found}”: write ${right}` }];
      }),
    ),
  );

function stringsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    JSXText: ({ value }) => void found.push(value),
    TemplateElement: ({ value }) => void found.push(value.raw),
  }).visit(parseSync(path, text).program);
  return found;
}

/** Finds plurals chosen by `=== 1`, which is wrong in other languages. */
export const handMadePlurals = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap(({ path, text }) => {
    const found: Violation[] = [];
    new Visitor({
      ConditionalExpression({ test, consequent, alternate, start, end }) {
        if (isAboutOne(test) && [consequent, alternate].every(isText))
          found.push({ path, message: `“${text.slice(start, end)}” is a plural: write {\${n}, plural, one {…} other {…}} in one text` });
      },
    }).visit(parseSync(path, text).program);
    return found;
  });

const isAboutOne = (test: Expression): boolean =>
  test.type === 'BinaryExpression' &&
  /^[!=]==$/.test(test.operator) &&
  test.right.type === 'Literal' &&
  ['1', '1n'].includes(test.right.raw ?? '');

const isText = (expression: Expression): boolean => expression.type === 'TaggedTemplateExpression' && nameIn(expression.tag) === 't';

function unsaidIn(path: string, source: string): readonly string[] {
  const found: string[] = [];
  const said = new Set<number>();
  let quiet = 0;
  const hush = (isQuiet: boolean, by: 1 | -1): void => {
    if (isQuiet) quiet += by;
  };
  const hear = (words: string): void => {
    if (quiet === 0 && !FOR_PROGRAMS.test(words)) found.push(words);
  };
  const ofCall = ({ callee }: { readonly callee: { readonly type: string } }): boolean => FOR_US.test(nameIn(callee));
  const isForUs = ({ key, name }: { readonly key?: unknown; readonly name?: unknown }): boolean => FOR_US_NAMES.test(nameIn(key ?? name));
  new Visitor({
    ThrowStatement: () => hush(true, 1),
    'ThrowStatement:exit': () => hush(true, -1),
    NewExpression: () => hush(true, 1),
    'NewExpression:exit': () => hush(true, -1),
    CallExpression: (call) => hush(ofCall(call), 1),
    'CallExpression:exit': (call) => hush(ofCall(call), -1),
    Property(property) {
      hush(isForUs(property), 1);
      if (READ.test(nameIn(property.key)) && isSentence(property.value)) hear(property.value.value);
    },
    'Property:exit': (property) => hush(isForUs(property), -1),
    JSXAttribute(attribute) {
      hush(isForUs(attribute), 1);
      const { value } = attribute;
      if (READ.test(nameIn(attribute.name)) && value?.type === 'Literal' && typeof value.value === 'string' && /\p{L}/u.test(value.value))
        hear(value.value);
    },
    'JSXAttribute:exit': (attribute) => hush(isForUs(attribute), -1),
    JSXText({ value }) {
      if (/\p{L}/u.test(value)) hear(value);
    },
    Literal({ value }) {
      if (typeof value === 'string' && isProse(value)) hear(value);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (nameIn(tag) === 't') said.add(quasi.start);
      else hush(true, 1);
    },
    'TaggedTemplateExpression:exit': ({ tag }) => hush(nameIn(tag) !== 't', -1),
    TemplateLiteral({ quasis, start }) {
      if (said.has(start)) return;
      const words = quasis.map(({ value }) => value.cooked ?? '').join(' ');
      if (isProse(words)) hear(words);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

const isProse = (words: string): boolean => PROSE.test(words) && !STYLES.test(words);

/** True for a text that begins with a capitalized word, unlike keys and kinds. */
const isSentence = (value: unknown): value is { readonly value: string } =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  /^\p{Lu}\p{Ll}+(\s|$)/u.test(value.value);

const nameIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return '';
  if ('name' in node && typeof node.name === 'string') return node.name;
  if ('property' in node) return nameIn(node.property);
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
};
