import { parseSync, Visitor } from 'oxc-parser';
import { textOf } from '#src/shared/text/t.ts';

type Span = readonly [start: number, end: number];

export type TextUse = {
  /** Key in the catalogue, such as `{0} games`. */
  readonly text: string;
  readonly tagAt: number;
  readonly wordsAt: number;
  readonly end: number;
  readonly values: readonly Span[];
  /** True if the text is read while its module loads, before the brand is known. */
  readonly isOnLoad: boolean;
};

/** Throws if the source does not parse. */
export function textsIn(path: string, source: string): readonly TextUse[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ''}`);
  const uses: TextUse[] = [];
  let depth = 0;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 't') return;
      const text = textOf(quasi.quasis.map(({ value }) => value.cooked ?? ''));
      const values = quasi.expressions.map(({ start, end }): Span => [start, end]);
      uses.push({ text, tagAt: tag.start, wordsAt: quasi.start, end: quasi.end, values, isOnLoad: depth === 0 });
    },
  }).visit(program);
  return uses;
}
