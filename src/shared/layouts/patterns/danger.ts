import { type CharSet, meets, union } from './charSet.ts';
import { type Machine, machineOf, type State } from './machine.ts';
import { NotOffered, parsePattern, type Pattern } from './parse.ts';

/** Why a pattern is unsafe, for editors; null if safe. */
export function patternProblem(pattern: string): string | null {
  try {
    const parsed = parsePattern(pattern);
    return repeatsNothing(parsed) ? 'what is counted may be empty: count something that is always there' : endless(machineOf(parsed));
  } catch (error) {
    if (error instanceof NotOffered) return error.message;
    throw error;
  }
}

const ENDLESS = 'a text that nearly fits would be tried in ever more ways: let one count not repeat what another already repeats';
const MAX_STEPS = 400_000;
/** Unlimited loops in a row that share a character. Matching time is the text length to this power. */
const MAX_LOOPS = 4;

const canBeEmpty = (part: Pattern): boolean => {
  if (part.is === 'repeat') return part.least === 0 || canBeEmpty(part.part);
  if (part.is === 'all') return part.parts.every(canBeEmpty);
  return part.is === 'any' ? part.parts.some(canBeEmpty) : part.is !== 'set';
};

function repeatsNothing(part: Pattern): boolean {
  if (part.is === 'repeat') return repeatsNothing(part.part) || (part.most !== null && part.most > 1 && canBeEmpty(part.part));
  return (part.is === 'all' || part.is === 'any') && part.parts.some(repeatsNothing);
}

/**
 * Finds patterns that take exponential time with backtracking, which `match.ts` does not use: two paths for one text leave a state and
 * return to it.
 */
function endless({ states }: Machine): string | null {
  const steps = { left: MAX_STEPS };
  const eating = states.flatMap((state, index) => ('eats' in state ? [index] : []));
  const next = new Map<number, ReadonlyMap<number, number>>();
  for (const index of eating) {
    const found = followers(states, index);
    if (found === null) return ENDLESS;
    next.set(index, found);
  }
  const reach = new Map(eating.map((index) => [index, reachable(index, next)]));
  const isTogether = (a: number, b: number): boolean => (reach.get(a)?.has(b) ?? false) && (reach.get(b)?.has(a) ?? false);
  for (const from of eating) {
    if (!isTogether(from, from)) continue;
    for (const [to, ways] of next.get(from) ?? []) if (ways > 1 && isTogether(from, to)) return ENDLESS;
    if (comesBackTwice(from, states, next, isTogether, steps)) return ENDLESS;
    if (steps.left <= 0) return 'it is too intricate to be sure of';
  }
  return loopsInARow(states, eating, reach) > MAX_LOOPS ? `at most ${MAX_LOOPS} counts without end may follow one another` : null;
}

type Loop = { readonly at: number; readonly set: CharSet };

function loopsInARow(states: readonly State[], eating: readonly number[], reach: ReadonlyMap<number, ReadonlySet<number>>): number {
  const leads = (a: number, b: number): boolean => reach.get(a)?.has(b) ?? false;
  const loops: Loop[] = [];
  for (const at of eating) {
    if (!leads(at, at) || loops.some((loop) => leads(loop.at, at) && leads(at, loop.at))) continue;
    const members = eating.filter((other) => leads(at, other) && leads(other, at));
    loops.push({ at, set: union(members.map((index) => eatenBy(states[index]))) });
  }
  const rows = new Map<number, number>();
  const rowFrom = (loop: Loop): number => {
    const known = rows.get(loop.at);
    if (known !== undefined) return known;
    const after = loops.filter((other) => other !== loop && leads(loop.at, other.at) && meets(loop.set, other.set));
    const row = 1 + Math.max(0, ...after.map(rowFrom));
    rows.set(loop.at, row);
    return row;
  };
  return Math.max(0, ...loops.map(rowFrom));
}

const eatenBy = (state: State | undefined): CharSet => (state && 'eats' in state ? state.eats : []);

function followers(states: readonly State[], index: number): ReadonlyMap<number, number> | null {
  const ways = new Map<number, number>();
  const isOpen = new Set<number>();
  let budget = 20_000;
  const visit = (at: number): boolean => {
    const state = states[at];
    if (!state || (budget -= 1) < 0) return false;
    if ('eats' in state) ways.set(at, (ways.get(at) ?? 0) + 1);
    if ('eats' in state || 'isLast' in state) return true;
    if (isOpen.has(at)) return false;
    isOpen.add(at);
    const isFine = ('free' in state ? state.free : [state.to]).every(visit);
    isOpen.delete(at);
    return isFine;
  };
  const start = states[index];
  return start && 'eats' in start && visit(start.to) ? ways : null;
}

function reachable(from: number, next: ReadonlyMap<number, ReadonlyMap<number, number>>): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of next.get(at)?.keys() ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  return seen;
}

function comesBackTwice(
  home: number,
  states: readonly State[],
  next: ReadonlyMap<number, ReadonlyMap<number, number>>,
  isTogether: (a: number, b: number) => boolean,
  steps: { left: number },
): boolean {
  const seen = new Set<string>();
  const open: (readonly [number, number, boolean])[] = [[home, home, false]];
  for (let pair = open.pop(); pair && steps.left > 0; pair = open.pop()) {
    const [a, b, hasParted] = pair;
    for (const left of next.get(a)?.keys() ?? []) {
      for (const right of next.get(b)?.keys() ?? []) {
        steps.left -= 1;
        if (!isTogether(home, left) || !isTogether(home, right) || !eatsAlike(states[left], states[right])) continue;
        const parted = hasParted || left !== right;
        if (parted && left === home && right === home) return true;
        const name = `${left} ${right} ${parted}`;
        if (seen.has(name)) continue;
        seen.add(name);
        open.push([left, right, parted]);
      }
    }
  }
  return false;
}

const eatsAlike = (a: State | undefined, b: State | undefined): boolean => meets(eatenBy(a), eatenBy(b));
