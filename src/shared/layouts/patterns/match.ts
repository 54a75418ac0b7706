import { has } from './charSet.ts';
import { type Machine, machineOf } from './machine.ts';
import { parsePattern } from './parse.ts';

/** Finds a match anywhere in the text, like `RegExp.test`. */
export type Matcher = (text: string) => boolean;

const MAX_KNOWN = 200;
const known = new Map<string, Matcher | null>();

/** Cached; null if the pattern is unsupported. */
export function matcherOf(pattern: string): Matcher | null {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const matcher = compiled(pattern);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(pattern, matcher);
  return matcher;
}

function compiled(pattern: string): Matcher | null {
  try {
    const machine = machineOf(parsePattern(pattern));
    return (text) => isFound(machine, text);
  } catch {
    return null;
  }
}

/** Follows all states at once, in text length times pattern size. `RegExp` may take exponential time. */
function isFound({ states, first }: Machine, text: string): boolean {
  const codes = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  let here = new Set<number>();
  for (let at = 0; at <= codes.length; at += 1) {
    if (reach(first, at, here)) return true;
    const code = codes[at];
    if (code === undefined) break;
    const next = new Set<number>();
    for (const index of here) {
      const state = states[index];
      if (state && 'eats' in state && has(state.eats, code) && reach(state.to, at + 1, next)) return true;
    }
    here = next;
  }
  return false;

  function reach(from: number, at: number, into: Set<number>): boolean {
    const open = [from];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (into.has(index)) continue;
      into.add(index);
      const state = states[index];
      if (!state) continue;
      if ('isLast' in state) return true;
      if ('free' in state) open.push(...state.free);
      else if ('only' in state && at === (state.only === 'start' ? 0 : codes.length)) open.push(state.to);
    }
    return false;
  }
}
