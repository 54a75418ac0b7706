import { createElement, type ElementType, type FunctionComponent } from 'react';

// Builds use this file instead of stitches.ts, because they contain extracted style sheets.

type Match = Readonly<Record<string, string>>;
export type Part = readonly [
  name: string,
  variants?: Readonly<Record<string, Match>>,
  defaults?: Match,
  compounds?: readonly (readonly [match: Match, name: string])[],
];
type Props = Readonly<Record<string, unknown>>;
type Made = { readonly parts: readonly Part[] };

const isPart = (source: unknown): source is Part => Array.isArray(source);

const partsOf = (sources: readonly unknown[]): readonly Part[] =>
  sources.flatMap((source) => (isPart(source) ? [source] : ((source as Partial<Made> | null)?.parts ?? [])));

function compose(parts: readonly Part[]): (props: Props) => Props & { readonly className: string } {
  const known: Readonly<Record<string, unknown>> = Object.assign({}, ...parts.map(([, variants]) => variants));
  const defaults: Match = Object.assign({}, ...parts.map(([, , given]) => given));
  return ({ css: single, className: other, ...props }) => {
    const chosen: Record<string, string> = { ...defaults };
    const rest: Record<string, unknown> = {};
    for (const name in props) {
      if (!(name in known)) rest[name] = props[name];
      else if (props[name] !== undefined) chosen[name] = `${props[name] as string}`;
    }
    const names = parts.flatMap(([name, variants = {}, , compounds = []]) => [
      name,
      ...Object.keys(variants).map((variant) => variants[variant]?.[chosen[variant] ?? '']),
      ...compounds.map(([match, both]) => Object.keys(match).every((variant) => match[variant] === chosen[variant]) && both),
    ]);
    return { ...rest, className: [...names, single, other].filter(Boolean).join(' ') };
  };
}

export function css(...sources: readonly unknown[]) {
  const parts = partsOf(sources);
  const look = compose(parts);
  return Object.assign((props: Props = {}) => ({ className: look(props).className }), { parts });
}

type Styled = FunctionComponent<Props> & Made & { readonly type: ElementType };

export function styled(of: ElementType | Styled, ...sources: readonly unknown[]): Styled {
  const parts = partsOf([of, ...sources]);
  const look = compose(parts);
  const type = typeof of === 'object' || typeof of === 'function' ? ('parts' in of ? of.type : of) : of;
  const Component = ({ as, ...props }: Props) => createElement((as as ElementType | undefined) ?? type, look(props));
  return Object.assign(Component, { parts, type });
}

export const keyframes = () => '';
export const globalCss = () => () => undefined;
export const createTheme = (name: string) => ({ className: name });
