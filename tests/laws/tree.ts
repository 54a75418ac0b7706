import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from '../../scripts/files.ts';

/** A file's path and text. Tests make one without writing a file. */
export type SourceFile = { readonly path: string; readonly text: string };

export type Violation = { readonly path: string; readonly message: string };

const FOLDERS = ['brands', 'fixtures', 'registry', 'schemas', 'scripts', 'server', 'src', 'tests'];

export const isGenerated = (path: string): boolean => /^(src|server)\/(.*\/)?(gql|generated)\//.test(path);
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

const read = (path: string): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** Returns all TypeScript files of the project, also generated ones. */
export const typescriptFiles = (): readonly SourceFile[] =>
  FOLDERS.flatMap((folder) => filesUnder(folder, ''))
    .filter((path) => /\.tsx?$/.test(path))
    .map(read);

/** Returns all files below `folders` with one of these `endings`. */
export const filesOf = (folders: readonly string[], endings: readonly string[]): readonly SourceFile[] =>
  folders
    .flatMap((folder) => filesUnder(folder, ''))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map(read);

/** Formats violations, one per line. */
export const report = (violations: readonly Violation[]): string => violations.map(({ path, message }) => `${path}: ${message}`).join('\n');
