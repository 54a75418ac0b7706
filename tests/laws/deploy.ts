import { parse } from 'yaml';
import type { SourceFile, Violation } from './tree.ts';

type Service = { readonly image?: string; readonly environment?: Readonly<Record<string, string>> };
export type Compose = { readonly services: Readonly<Record<string, Service>> };

/** Throws if the text is not YAML or has duplicate keys. */
export const composeOf = (text: string): Compose => parse(text, { merge: true }) as Compose;

const isServer = ([name]: readonly [string, Service]): boolean => name.startsWith('server-');
export const serversIn = ({ services }: Compose) => Object.entries(services).filter(isServer);

/** Reads an env file's variables. Throws for lines other than `NAME=value`. */
export function envFile({ path, text }: SourceFile): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === '') throw new Error(`${path}: "${line}" is not NAME=value`);
      return [name, value];
    }),
  );
}

/** Finds variables set for the server that it does not read. */
export const unknownVariables = (path: string, names: readonly string[], known: ReadonlySet<string>): readonly Violation[] =>
  names.filter((name) => !known.has(name)).map((name) => ({ path, message: `sets ${name}, which the server does not read.` }));

const SECTIONS = ['global', 'defaults', 'frontend', 'backend'];
const KEYWORDS: ReadonlySet<string> = new Set(
  'log maxconn ssl-default-bind-options mode option timeout retries retry-on bind http-request default_backend balance http-check default-server server'.split(
    ' ',
  ),
);

/**
 * Finds lines that begin with an unknown section or keyword, variables that the proxy uses but compose.yaml does not set, and the
 * reverse.
 */
export function proxyProblems({ path, text }: SourceFile, given: readonly string[]): readonly Violation[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const used = [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
  const wordOf = (line: string): string => line.trim().split(/\s/, 1)[0] ?? '';
  const isKnown = (line: string): boolean => (/^\s/.test(line) ? KEYWORDS.has(wordOf(line)) : SECTIONS.includes(wordOf(line)));
  return [
    ...lines.filter((line) => !isKnown(line)).map((line) => ({ path, message: `has the unknown line "${line.trim()}".` })),
    ...used.filter((name) => !given.includes(name)).map((name) => ({ path, message: `uses ${name}, which compose.yaml does not set.` })),
    ...given.filter((name) => !used.includes(name)).map((name) => ({ path, message: `does not use ${name}, which compose.yaml sets.` })),
  ];
}
