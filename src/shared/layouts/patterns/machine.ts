import type { CharSet } from './charSet.ts';
import { NotOffered, type Pattern } from './parse.ts';

export type State =
  | { readonly eats: CharSet; readonly to: number }
  | { readonly free: readonly number[] }
  | { readonly only: 'start' | 'end'; readonly to: number }
  | { readonly isLast: true };

/** State 0 accepts; matching begins at `first`. */
export type Machine = { readonly states: readonly State[]; readonly first: number };

const MAX_STATES = 1_000;

/** Builds an automaton: `a{2,4}` becomes `aaa?a?`. Throws `NotOffered` if it is too large. */
export function machineOf(pattern: Pattern): Machine {
  const states: State[] = [{ isLast: true }];
  const add = (state: State): number => {
    if (states.length >= MAX_STATES) throw new NotOffered('its counts make it too large');
    return states.push(state) - 1;
  };

  function build(part: Pattern, to: number): number {
    switch (part.is) {
      case 'set':
        return add({ eats: part.set, to });
      case 'start':
      case 'end':
        return add({ only: part.is, to });
      case 'all':
        return part.parts.reduceRight((next, each) => build(each, next), to);
      case 'any':
        return add({ free: part.parts.map((each) => build(each, to)) });
      case 'repeat':
        return repeat(part, to);
    }
  }

  function repeat({ part, least, most }: Extract<Pattern, { is: 'repeat' }>, to: number): number {
    let next = to;
    if (most === null) {
      const loop: number[] = [];
      next = add({ free: loop });
      loop.push(build(part, next), to);
    } else for (let at = least; at < most; at += 1) next = add({ free: [build(part, next), to] });
    for (let at = 0; at < least; at += 1) next = build(part, next);
    return next;
  }

  const first = build(pattern, 0);
  return { states, first };
}
