import type { SourceFile, Violation } from './tree.ts';

const READ = /reader\s*\.(?:read|has)\(\s*'([A-Z_]+)'|process\.env\['([A-Z_]+)'\]/g;
const PARTY = /outsideParty\(reader, '([A-Z_]+)'\)/g;
/** Variables no longer supported. The server reads them only to print what replaces them. */
const RETIRED = ['SITE_URL'];
const CONFIGURATION = /## Configuration\n([\s\S]*?)\n## /;
const ROW = /^\| (`[^|]*) \|/gm;

/** Returns the environment variables that the sources read. */
export function variablesRead(sources: readonly SourceFile[]): ReadonlySet<string> {
  const text = sources.map((source) => source.text).join('\n');
  const parties = [...text.matchAll(PARTY)].flatMap(([, name = '']) => [`${name}_URL`, `${name}_SECRET`]);
  return new Set([...parties, ...[...text.matchAll(READ)].map(([, name, other]) => name ?? other ?? '')]);
}

/** Finds environment variables that the server reads but the page lacks, and the reverse. */
export function misTabled(page: SourceFile, sources: readonly SourceFile[]): readonly Violation[] {
  const read = variablesRead(sources);
  const [, section = ''] = CONFIGURATION.exec(page.text) ?? [];
  const listed = [...section.matchAll(ROW)].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
  const missing = [...read].filter((name) => !listed.includes(name) && !RETIRED.includes(name));
  return [
    ...missing.map((name) => ({ path: page.path, message: `has no row for ${name}, which the server reads.` })),
    ...listed.filter((name) => !read.has(name)).map((name) => ({ path: page.path, message: `lists ${name}, which nothing reads.` })),
  ];
}
