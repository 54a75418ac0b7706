import { buildSchema, findBreakingChanges } from 'graphql';
import type { SourceFile, Violation } from './tree.ts';

/**
 * Changes of the SDL that would break a client already shipped. A decision record lifts one by naming it, word for word, in its text:
 * `Field Query.x was removed.`
 */
export function unlicensedBreaks(landed: string, current: string, decisions: readonly SourceFile[]): readonly Violation[] {
  return findBreakingChanges(buildSchema(landed), buildSchema(current))
    .filter(({ description }) => !decisions.some(({ text }) => text.includes(description)))
    .map(({ description }) => ({
      path: 'schemas/graphql',
      message: `${description} Clients in the field still ask for it: deprecate instead, or write a decision record in docs/decisions that contains this sentence.`,
    }));
}
