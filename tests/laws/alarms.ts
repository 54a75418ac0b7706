import { parse } from 'yaml';
import type { SourceFile, Violation } from './tree.ts';

type Rule = { readonly alert: string; readonly expr: string };
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };
/** An alert or a dashboard panel, with its PromQL expression. */
export type Measured = { readonly name: string; readonly expr: string };

export const alarmsIn = (text: string): readonly Measured[] =>
  (parse(text) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] }).groups
    .flatMap(({ rules }) => rules)
    .map(({ alert, expr }) => ({ name: alert, expr }));

export const panelsIn = (text: string): readonly Measured[] =>
  (JSON.parse(text) as { readonly panels: readonly Panel[] }).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: title, expr })),
  );

/** Series that Prometheus itself adds. */
const OF_PROMETHEUS = ['up'];
const WORDS = ['and', 'or', 'unless', 'offset', 'bool', 'by', 'without'];

/** Returns the metrics in a PromQL expression: names other than functions, keywords and labels. */
export function metricsIn(expr: string): readonly string[] {
  const bare = expr.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '').replaceAll(/\b(by|without)\s*\([^)]*\)/g, '$1');
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\(|\s+(?:by|without)\b)/gi)].map(([name]) => name).filter((name) => !WORDS.includes(name));
}

/** Returns the names of all series in the text of `/metrics`. A histogram has three. */
export function seriesOf(printed: string): ReadonlySet<string> {
  const types = [...printed.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => (type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name])),
  );
}

/** Finds expressions without a metric, or with one that the server does not print. */
export const unknownMetrics = (path: string, all: readonly Measured[], series: ReadonlySet<string>): readonly Violation[] =>
  all.flatMap(({ name, expr }) => {
    const found = metricsIn(expr);
    const unknown = found.filter((metric) => !series.has(metric) && !OF_PROMETHEUS.includes(metric));
    return [
      ...(found.length === 0 ? [{ path, message: `"${name}" asks for no metric.` }] : []),
      ...unknown.map((metric) => ({ path, message: `"${name}" asks for ${metric}, which /metrics does not print.` })),
    ];
  });

const SECTION = /\n## Alarms from metrics\n([\s\S]*?)(?=\n## |$)/;

/** Finds alerts without a runbook section, and sections without an alert or without advice. */
export function unansweredAlarms({ path, text }: SourceFile, alarms: readonly string[]): readonly Violation[] {
  const [, chapter = ''] = SECTION.exec(text) ?? [];
  const sections = new Map(
    chapter
      .split('\n### ')
      .slice(1)
      .map((part) => [part.split('\n', 1)[0] ?? '', part]),
  );
  return [
    ...alarms.filter((name) => !sections.has(name)).map((name) => ({ path, message: `has no section "### ${name}".` })),
    ...[...sections.keys()]
      .filter((name) => !alarms.includes(name))
      .map((name) => ({ path, message: `answers ${name}, which never rings.` })),
    ...[...sections]
      .filter(([, part]) => !/^Do: \S/m.test(part))
      .map(([name]) => ({ path, message: `does not say what to do at ${name}.` })),
  ];
}
