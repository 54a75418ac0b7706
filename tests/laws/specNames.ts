import { rowsOf } from './docs.ts';
import type { SourceFile, Violation } from './tree.ts';

export type Served = { readonly documents: ReadonlySet<string>; readonly fields: ReadonlySet<string>; readonly calls: ReadonlySet<string> };

const NOTHING = '—';
const FEWEST_WORDS = 5;
const ROOTS = ['Query', 'Mutation', 'Subscription'];

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isReason = (cell: string): boolean => cell.split(/\s+/).length >= FEWEST_WORDS;

function section(text: string, heading: string): readonly (readonly string[])[] {
  return rowsOf(text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '');
}

export const operationRows = (text: string) => section(text, 'Operations');
export const callRows = (text: string) => section(text, 'REST');
export const fieldRows = (text: string) => section(text, 'Fields');

function isServed({ calls, documents, fields }: Served, name: string): boolean {
  if (name.startsWith('/')) return calls.has(name);
  return name.includes('.') ? fields.has(name) : documents.has(name);
}

/** True if a document, root field or REST call of ours has this name. */
function hasOwnName({ calls, documents, fields }: Served, name: string): boolean {
  const path = /\/[^{]*[^{/]/.exec(name)?.[0];
  if (path !== undefined) return calls.has(path) || [...calls].some((call) => call.startsWith(`${path}/`));
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return documents.has(name) || ROOTS.some((root) => fields.has(`${root}.${field}`));
}

/** Finds rows that name nothing in our API, repeat a name, or give no reason for not using the product's name. */
export function misnamedRows({ path, text }: SourceFile, served: Served): readonly Violation[] {
  const rows = [...operationRows(text), ...fieldRows(text), ...callRows(text)];
  const seen = new Set<string>();
  return rows.flatMap(([cell = '', by = '', why = '']) => {
    const [name = ''] = namesIn(cell);
    const missing = by === NOTHING ? [] : namesIn(by).filter((each) => !isServed(served, each));
    const isField = name.includes('.');
    const problems = [
      seen.has(name) ? 'stands twice.' : '',
      by !== NOTHING && namesIn(by).length === 0 ? 'names nothing that serves it.' : '',
      missing.length > 0 ? `is served by ${missing.join(', ')}, which does not exist.` : '',
      isField && served.fields.has(name) ? 'is in the schema: delete the row.' : '',
      (isField || !hasOwnName(served, name)) && !isReason(why) ? 'has no reason for another name.' : '',
    ].filter((problem) => problem !== '');
    seen.add(name);
    return problems.map((problem) => ({ path, message: `${name} ${problem}` }));
  });
}
