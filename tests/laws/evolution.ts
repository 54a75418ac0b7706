import { buildSchema, findBreakingChanges } from 'graphql';
import type { SourceFile, Violation } from './tree.ts';

/**
 * Finds SDL changes that would break a released client. A decision allows one by quoting the message word for word: `Field Query.x was
 * removed.`
 */
export function unlicensedBreaks(landed: string, current: string, decisions: readonly SourceFile[]): readonly Violation[] {
  return findBreakingChanges(buildSchema(landed), buildSchema(current))
    .filter(({ description }) => !decisions.some(({ text }) => text.includes(description)))
    .map(({ description }) => ({
      path: 'schemas/graphql',
      message: `${description} Clients in the field still ask for it: deprecate instead, or write a decision record in docs/decisions that contains this sentence.`,
    }));
}
