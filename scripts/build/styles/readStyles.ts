import { type Node, parseSync, type Statement, Visitor } from 'oxc-parser';
import { childrenOf, namesUsedIn } from './names.ts';

export type Span = { readonly start: number; readonly end: number };
export type Maker = 'styled' | 'css' | 'keyframes' | 'globalCss';
export type StyleCall = Span & { readonly maker: Maker; readonly args: readonly Span[] };

export type ModuleStyles = {
  readonly calls: readonly StyleCall[];
  readonly props: readonly Span[];
  readonly problems: readonly string[];
};

const MAKERS: readonly Maker[] = ['styled', 'css', 'keyframes', 'globalCss'];
const DOOR = /(?:^|\/)stitches\.ts$/;

export const mayHaveStyles = (code: string): boolean => /stitches\.ts'|\bcss=\{/.test(code);

/** Throws if the source does not parse. */
export function readStyles(path: string, code: string): ModuleStyles {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ''}`);
  const makers = makersIn(program.body);
  const parts = program.body.map((statement) => stylesIn(statement, makers));
  const lineOf = (at: number): number => code.slice(0, at).split('\n').length;
  return {
    calls: parts.flatMap(({ calls }) => calls),
    props: parts.flatMap(({ props }) => props),
    problems: parts.flatMap(({ problems }) => problems.map(({ at, text }) => `${path}:${lineOf(at)}: ${text}`)),
  };
}

type Makers = ReadonlyMap<string, Maker>;

function makersIn(body: readonly Statement[]): Makers {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && DOOR.test(statement.source.value) ? statement.specifiers : [],
  );
  return new Map(
    specifiers.flatMap((specifier) => {
      const imported = specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
      const maker = MAKERS.find((name) => name === imported);
      return maker === undefined ? [] : [[specifier.local.name, maker] as const];
    }),
  );
}

type Problem = { readonly at: number; readonly text: string };
type Styles = { readonly calls: StyleCall[]; readonly props: Span[]; readonly problems: Problem[] };

function stylesIn(statement: Statement, makers: Makers): Styles {
  const found: Styles = { calls: [], props: [], problems: [] };
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
    CallExpression({ callee, arguments: args, start, end }) {
      const maker = callee.type === 'Identifier' ? makers.get(callee.name) : undefined;
      if (maker === undefined) return;
      if (depth === 0) found.calls.push({ maker, args, start, end });
      else
        found.problems.push({ at: start, text: `${maker}() inside a function makes its class in the browser. Call it at the top level` });
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== 'JSXExpressionContainer') return;
      if (name.name === 'css') readProp(value.expression, found);
      else if (isResponsive(value.expression))
        found.problems.push({ at: value.start, text: 'A variant by screen size is not extracted. Put the condition into the variant' });
    },
  }).visit({ type: 'Program', body: [statement], sourceType: 'module', hashbang: null, start: statement.start, end: statement.end });
  return found;
}

const REMEDY = 'A css attribute takes object literals of literals. Use a variant, or the style attribute for what is measured or counted';

function readProp(node: Node, found: Styles): void {
  if (node.type === 'ConditionalExpression') {
    readProp(node.consequent, found);
    readProp(node.alternate, found);
  } else if (node.type === 'ObjectExpression' && namesUsedIn(node).length === 0) found.props.push(node);
  else found.problems.push({ at: node.start, text: REMEDY });
}

const isResponsive = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  childrenOf(node).some((child) => child.type === 'Property' && child.key.type === 'Literal' && String(child.key.value).startsWith('@'));
