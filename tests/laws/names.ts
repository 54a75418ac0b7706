import { rowsOf } from './docs.ts';
import { isGenerated, type SourceFile, type Violation } from './tree.ts';

/** A banned phrase: consecutive `words` of a camel-case name, in lower case. `allowed` are whole names that may contain it. */
export type Ban = { readonly words: readonly string[]; readonly use: string; readonly allowed: ReadonlySet<string> };

const HEADING = '\n| banned | use instead | allowed |\n';

/** Returns a ban for each word or phrase in the first column of the glossary's table. Throws without the table. */
export function bansOf(glossary: string): readonly Ban[] {
  const at = glossary.indexOf(HEADING);
  if (at < 0) throw new Error(`The glossary has no table ${HEADING.trim()}`);
  const [table = ''] = glossary.slice(at + 1).split('\n\n');
  return rowsOf(table).flatMap(([banned = '', use = '', allowed = '']) =>
    listOf(banned).map((phrase) => ({ words: phrase.split(' '), use, allowed: new Set(listOf(allowed)) })),
  );
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((each) => each.trim().replaceAll('`', ''))
    .filter((each) => each !== '');

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:async )?(?:type|interface|class|const|let|function\*?) (\w+)/gm;

/** Finds exported names, files and folders that contain a banned word. */
export function bannedNames(files: readonly SourceFile[], bans: readonly Ban[]): readonly Violation[] {
  const written = files.filter(({ path }) => !isGenerated(path));
  const places = [...new Set(written.flatMap(({ path }) => prefixesOf(path)))];
  return [
    ...written.flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
        sinsOf(name, bans).map((sin) => ({ path, message: `exports ${name}: ${sin}` })),
      ),
    ),
    ...places.flatMap((path) => sinsOf(stemOf(path), bans).map((sin) => ({ path, message: `is named so: ${sin}` }))),
  ];
}

const prefixesOf = (path: string): readonly string[] => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

/** Returns a path's last part without extensions. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');

function sinsOf(name: string, bans: readonly Ban[]): readonly string[] {
  const words = ` ${wordsIn(name).join(' ')} `;
  return bans
    .filter((ban) => words.includes(` ${ban.words.join(' ')} `) && !ban.allowed.has(name))
    .map(({ words: [...banned], use }) => `"${banned.join(' ')}" is banned. Use ${use} (docs/how-to/glossary.md).`);
}

const wordsIn = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
