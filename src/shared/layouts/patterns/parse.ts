import { type CharSet, complement, digits, ranges, spaces, union, words } from './charSet.ts';

export type Pattern =
  | { readonly is: 'set'; readonly set: CharSet }
  | { readonly is: 'start' }
  | { readonly is: 'end' }
  | { readonly is: 'all'; readonly parts: readonly Pattern[] }
  | { readonly is: 'any'; readonly parts: readonly Pattern[] }
  | { readonly is: 'repeat'; readonly part: Pattern; readonly least: number; readonly most: number | null };

/** Unsupported pattern. Editors read the message. */
export class NotOffered extends Error {}

const MOST = 200;
const anything = complement(ranges([[0x0a, 0x0a], [0x0d, 0x0d], [0x2028, 0x2029]])); // prettier-ignore
const CLASSES: ReadonlyMap<string, CharSet> = new Map([
  ['d', digits],
  ['D', complement(digits)],
  ['w', words],
  ['W', complement(words)],
  ['s', spaces],
  ['S', complement(spaces)],
]);
const CONTROLS: ReadonlyMap<string, number> = new Map([['n', 0x0a], ['r', 0x0d], ['t', 0x09]]); // prettier-ignore
const codeOf = (char: string): number => char.codePointAt(0) ?? 0;
const one = (code: number): CharSet => ranges([[code, code]]);

/** Throws `NotOffered` if matching needs backtracking, such as back references and lookaround. */
export function parsePattern(text: string): Pattern {
  const chars = [...text];
  let at = 0;
  const peek = (): string | undefined => chars[at];
  const take = (): string => chars[at++] ?? '';
  const takes = (char: string): boolean => (peek() === char ? (at++, true) : false);

  function alternatives(depth: number): Pattern {
    if (depth > 20) throw new NotOffered('groups are nested too deeply');
    const parts = [sequence(depth)];
    while (takes('|')) parts.push(sequence(depth));
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'any', parts };
  }

  function sequence(depth: number): Pattern {
    const parts: Pattern[] = [];
    while (peek() !== undefined && peek() !== '|' && peek() !== ')') parts.push(counted(atom(depth)));
    return { is: 'all', parts };
  }

  function counted(part: Pattern): Pattern {
    const count = countHere();
    if (!count) return part;
    if (part.is === 'start' || part.is === 'end') throw new NotOffered('^ and $ cannot be repeated');
    // Laziness does not affect whether a text matches.
    takes('?');
    if (countHere()) throw new NotOffered('a count cannot follow a count');
    return { is: 'repeat', part, ...count };
  }

  function countHere(): { readonly least: number; readonly most: number | null } | null {
    if (takes('*')) return { least: 0, most: null };
    if (takes('+')) return { least: 1, most: null };
    if (takes('?')) return { least: 0, most: 1 };
    if (peek() !== '{') return null;
    const found = /^\{(\d{1,4})(,(\d{0,4}))?\}/.exec(chars.slice(at, at + 12).join(''));
    if (!found) throw new NotOffered('{ must begin a count such as {2,4}, or be written as \\{');
    at += found[0].length;
    const least = Number(found[1]);
    const most = found[2] === undefined ? least : found[3] ? Number(found[3]) : null;
    if (least > MOST || (most ?? 0) > MOST) throw new NotOffered(`counts go up to ${MOST}`);
    if (most !== null && most < least) throw new NotOffered('a count ends before it begins');
    return { least, most };
  }

  function atom(depth: number): Pattern {
    const char = take();
    if (char === '(') return group(depth);
    if (char === '[') return { is: 'set', set: classHere() };
    if (char === '.') return { is: 'set', set: anything };
    if (char === '^') return { is: 'start' };
    if (char === '$') return { is: 'end' };
    if (char === '\\') return { is: 'set', set: escape() };
    if ('*+?{}]'.includes(char)) throw new NotOffered(`${char} must be written as \\${char} here`);
    return { is: 'set', set: one(codeOf(char)) };
  }

  function group(depth: number): Pattern {
    if (takes('?') && !takes(':')) throw new NotOffered('looking around and named groups are not offered');
    const inner = alternatives(depth + 1);
    if (!takes(')')) throw new NotOffered('a group is not closed');
    return inner;
  }

  function escape(): CharSet {
    const char = take();
    const set = CLASSES.get(char);
    if (set) return set;
    const control = CONTROLS.get(char);
    if (control !== undefined) return one(control);
    if (char === '' || /[\dA-Za-z]/.test(char)) throw new NotOffered(`\\${char} is not offered`);
    return one(codeOf(char));
  }

  function classHere(): CharSet {
    const isNegated = takes('^');
    const sets: CharSet[] = [];
    while (!takes(']')) {
      if (peek() === undefined) throw new NotOffered('a class is not closed');
      const from = classMember();
      if (peek() !== '-' || chars[at + 1] === ']' || chars[at + 1] === undefined) sets.push(from);
      else {
        take();
        const to = classMember();
        const [low, high] = [onlyOf(from), onlyOf(to)];
        if (low === null || high === null || low > high) throw new NotOffered('a range in a class goes from one character up to another');
        sets.push(ranges([[low, high]]));
      }
    }
    if (sets.length === 0) throw new NotOffered('a class is empty');
    return isNegated ? complement(union(sets)) : union(sets);
  }

  const classMember = (): CharSet => {
    const char = take();
    return char === '\\' ? escape() : one(codeOf(char));
  };

  const whole = alternatives(0);
  if (at < chars.length) throw new NotOffered(') closes nothing');
  return whole;
}

const onlyOf = (set: CharSet): number | null => (set.length === 1 && set[0] && set[0][0] === set[0][1] ? set[0][0] : null);
