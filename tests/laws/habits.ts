import { isGenerated, type SourceFile, type Violation } from './tree.ts';

type Habit = { readonly sin: RegExp; readonly remedy: string; /** Files it applies to; all if absent. */ readonly where?: RegExp };

// Joins the words from parts, because this file is checked too.
const word = (...parts: readonly string[]): string => parts.join('');
const UNFINISHED = new RegExp(`\\b(${[word('TO', 'DO'), word('FIX', 'ME'), word('HA', 'CK'), word('X', 'XX')].join('|')})\\b`);
const DISABLE = word('(oxlint|eslint)-', 'disable');

const HABITS: readonly Habit[] = [
  { sin: UNFINISHED, remedy: 'Finish it, or write it down where work is planned. The tree holds no promises.' },
  {
    sin: new RegExp(`${DISABLE}(?:-next-line|-line)?(?![^\\n]*-- \\S.{9,})`),
    remedy: 'A waiver carries its reason: `-- why this is right here`.',
  },
  {
    sin: new RegExp(word('@ts-', 'ignore|@ts-', 'nocheck')),
    remedy: 'Use @ts-expect-error with a reason: it falls away when the error does.',
  },
  { sin: new RegExp(`${word('@ts-', 'expect-error')}(?!\\s*:?\\s*\\S.{9,})`), remedy: 'Say after it what error is expected and why.' },
  { sin: /^\s*export default\b/m, remedy: 'Named exports only: one name for one thing, everywhere.' },
  { sin: /^\s*(export )?(const )?enum\s/m, remedy: 'Use a union of strings: it is what crosses the wire.' },
  {
    sin: /\buseSyncExternalStore\((?:[^,()]|\([^()]*\))*,(?:[^,()]|\([^()]*\))*\)/,
    remedy: 'Give it the reading twice: without the third argument the server cannot draw a first view with it.',
  },
  {
    sin: /(?<![.\w])use\((?!\w*Context\b|getApolloContext\(\)\))/,
    remedy: 'Only contexts are read by `use`: a part that waits for a promise holds up each page that comes after it (decision 0085).',
    where: /^(src|registry)\//,
  },
  {
    sin: /^(export )?let\s/,
    remedy: 'No variable of a module: state of a page load belongs to the Scheduler, all other to a component or a store (decision 0091).',
    where: /^src\/app\/(?!.*\.test\.)/,
  },
  {
    sin: /(?<!\w)lazy\((?!.*\bpatiently\().*\bimport\(/,
    remedy: 'Load it by `patiently` of src/render: a network loses a file now and then, and a bare `lazy` never asks for it again.',
    where: /^(src|registry)\/(?!.*\.test\.)/,
  },
  {
    sin: /(?<![.\w])fetch\)?\(|(?:=|\?\?|:)\s*fetch\b|^import \{[^}]*\b(?:get|request)\b[^}]*\} from 'node:https?'|\bcreateRemoteJWKSet\((?!.*customFetch)/,
    remedy: 'Call vendors by `vendorFetch` of server/platform/http: it follows no redirect and reads at most 64 KB.',
    where: /^server\/(?!sandbox\/|platform\/http\/vendorFetch\.)(?!.*\.test\.)/,
  },
  { sin: /^(<{7}|>{7})\s/m, remedy: 'A merge was left unfinished.' },
];

/** Files whose default export a tool reads. */
const TOOL_FILES = /(^|\/)(\w+\.config|startServer|outsideReporter)\.ts$/;

/** Finds bad habits that no linter rule reports with a remedy, one violation per line. */
export function badHabits(files: readonly SourceFile[]): readonly Violation[] {
  const written = files.filter(({ path }) => !isGenerated(path));
  const named = written
    .filter(({ path }) => /(^|\/)index\.tsx$/.test(path))
    .map(({ path }) => ({ path, message: 'Never index.tsx: name the file after its component. index.ts is a door.' }));
  const lines = written.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => sinsOf(path, line).map((message) => ({ path: `${path}:${at + 1}`, message }))),
  );
  return [...named, ...lines];
}

const sinsOf = (path: string, line: string): readonly string[] =>
  HABITS.filter(
    ({ sin, where }) => sin.test(line) && where?.test(path) !== false && !(TOOL_FILES.test(path) && line.startsWith('export default')),
  ).map(({ remedy }) => remedy);
