import type { SourceFile, Violation } from './tree.ts';

const READ = /reader\s*\.(?:read|has)\(\s*'([A-Z_]+)'|process\.env\['([A-Z_]+)'\]/g;
const PARTY = /outsideParty\(reader, '([A-Z_]+)'\)/g;
/** Retired variables, read only to print their replacement. */
const RETIRED = ['SITE_URL'];
const CONFIGURATION = /## Configuration\n([\s\S]*?)\n## /;
const ROW = /^\| (`[^|]*) \|/gm;

/** Finds environment variables missing from the page's table, and table rows that the server does not read. */
export function misTabled(page: SourceFile, sources: readonly SourceFile[]): readonly Violation[] {
  const text = sources.map((source) => source.text).join('\n');
  const parties = [...text.matchAll(PARTY)].flatMap(([, name = '']) => [`${name}_URL`, `${name}_SECRET`]);
  const read = new Set([...parties, ...[...text.matchAll(READ)].map(([, name, other]) => name ?? other ?? '')]);
  const [, section = ''] = CONFIGURATION.exec(page.text) ?? [];
  const listed = [...section.matchAll(ROW)].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
  const missing = [...read].filter((name) => !listed.includes(name) && !RETIRED.includes(name));
  return [
    ...missing.map((name) => ({ path: page.path, message: `has no row for ${name}, which the server reads.` })),
    ...listed.filter((name) => !read.has(name)).map((name) => ({ path: page.path, message: `lists ${name}, which nothing reads.` })),
  ];
}
