import { type Expression, parseSync, type PropertyKey, Visitor } from 'oxc-parser';
import { lineOf } from './lines.ts';

export type Source = { readonly path: string; readonly text: string };

const PATH = /^\/[\w.:*{}?=&$/-]*$/;
const HEADER = /^x-[a-z]+(?:-[a-z]+)+$/;
const VARIABLE = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/** Paths of pages and routes, names of headers, environment variables and analytics events that these sources name, each once. */
export function stringsIn(sources: readonly Source[]): readonly string[] {
  return [...new Set(sources.flatMap(stringsInOne))].toSorted();
}

function stringsInOne({ path, text }: Source): readonly string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ''}`);
  const lines: string[] = analyticsEventsIn(text);
  const note = (value: string): void => {
    if (PATH.test(value) && !value.endsWith('.ts')) lines.push(lineOf('path', value));
    if (HEADER.test(value)) lines.push(lineOf('header', value));
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') note(value);
    },
    TemplateLiteral({ quasis }) {
      note(quasis.map(({ value }) => value.cooked ?? '').join('${}'));
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'path' && value?.type === 'Literal') lines.push(lineOf('route', String(value.value)));
    },
    MemberExpression({ object, property }) {
      if (isEnvironment(object) && isVariable(property)) lines.push(lineOf('environment', property.value));
    },
    CallExpression({ callee, arguments: [first, second] }) {
      const isReader = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'reader';
      if (isReader && isVariable(first)) lines.push(lineOf('environment', first.value));
      if (callee.type === 'Identifier' && callee.name === 'outsideParty' && isVariable(second))
        lines.push(lineOf('environment', `${second.value}_URL`), lineOf('environment', `${second.value}_SECRET`));
    },
  }).visit(program);
  return lines;
}

const isEnvironment = (object: Expression): boolean =>
  object.type === 'MemberExpression' &&
  object.object.type === 'Identifier' &&
  object.object.name === 'process' &&
  object.property.type === 'Identifier' &&
  object.property.name === 'env';

const isVariable = (
  node: { readonly type: string; readonly value?: unknown } | PropertyKey | undefined,
): node is { type: 'Literal'; value: string } & PropertyKey =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' && VARIABLE.test(node.value);

/** Everything in quotes in the types that events are declared by. */
function analyticsEventsIn(text: string): string[] {
  const declared = /export (?:type (?:AnalyticsEvent|LogoutMethod|LocationPermission)|const SECTIONS) =[\s\S]*?;\n(?=\n|export)/g;
  return [...text.matchAll(declared)].flatMap(([block]) =>
    [...block.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => lineOf('analytics', name)),
  );
}
