import type { SourceFile, Violation } from './tree.ts';

/** Words that promise a feature of games. `table` is a game with table game rules. */
const CLAIMS = [
  ['jackpot', /jackpot|progressive (?:pool|pot|slot)/i],
  ['dealer', /\bdealers?\b|\bcroupiers?\b|\blive[- ](?:casino|tables?)\b|really there|people who deal|\bbet behind\b/i],
  ['table', /blackjack|baccarat|roulette|\bcraps\b|\bpoker\b|pai gow|hold.?em\b|\btable[- ]games?\b|your table\b/i],
] as const;

/** Returns every string in a value, at any depth, except member names. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Finds texts that promise a feature of no game. */
export const falseClaims = (said: readonly SourceFile[], proven: ReadonlySet<string>): readonly Violation[] =>
  said.flatMap(({ path, text }) =>
    CLAIMS.flatMap(([proof, words]) => {
      const found = proven.has(proof) ? null : words.exec(text);
      return found === null ? [] : [{ path, message: `says "${found[0]}", but no game has a ${proof}. State it once a player meets it.` }];
    }),
  );
