import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { isGenerated, type SourceFile, type Violation } from './tree.ts';

/** Deepest nesting of conditional expressions: three choices are readable, four are not. */
const DEEPEST = 2;
const NESTED = 'A choice of four and more: write it as a function that returns early, or as a table.';
const ASSIGNED = 'An assignment is a statement: give the function a body.';
const CHOSEN = 'A key is chosen within a literal, and its type is lost: choose between two literals.';

export const knottedExpressions = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => !isGenerated(path))
    .flatMap(({ path, text }) => knotsIn(path, text).map(({ at, message }) => ({ path: `${path}:${lineAt(text, at)}`, message })));

type Knot = { readonly at: number; readonly message: string };

function knotsIn(path: string, text: string): readonly Knot[] {
  const found: Knot[] = [];
  new Visitor({
    ConditionalExpression(choice) {
      if (depthOf(choice) > DEEPEST) found.push({ at: choice.start, message: NESTED });
    },
    UnaryExpression({ start, operator, argument }) {
      if (operator === 'void' && bare(argument).type === 'AssignmentExpression') found.push({ at: start, message: ASSIGNED });
    },
    Property({ start, computed, key }) {
      if (computed && key.type === 'ConditionalExpression') found.push({ at: start, message: CHOSEN });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

const bare = (node: Expression): Expression => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node);

function depthOf(node: Expression): number {
  const choice = bare(node);
  return choice.type === 'ConditionalExpression' ? 1 + Math.max(...[choice.test, choice.consequent, choice.alternate].map(depthOf)) : 0;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
