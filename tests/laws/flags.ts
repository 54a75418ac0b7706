import type { FlagDeclaration } from '#src/shared/flags/declared.ts';
import { isTest, type SourceFile, type Violation } from './tree.ts';

type Declared = Readonly<Record<string, FlagDeclaration>>;
const PATH = 'src/shared/flags/declared.ts';

/** True for files that declare flags, where mentioning a flag does not count as its use. */
const isDeclaration = (path: string): boolean => /^src\/(shared\/)?flags\//.test(path);

/** Finds flags that expire today or earlier, or whose expiry is no date. */
export const expiredFlags = (declared: Declared, today: string): readonly Violation[] =>
  Object.entries(declared)
    .filter(([, { expires }]) => !/^\d{4}-\d{2}-\d{2}$/.test(expires) || expires <= today)
    .map(([name, { expires, owner }]) => ({
      path: PATH,
      message: `${name} has expired on ${expires}. ${owner} decides: take out the flag and the way that lost, or give it another date and say why.`,
    }));

/** Finds flags that no code uses. `awaits` may name the code that a flag still waits for. */
export function unusedFlags(declared: Declared, files: readonly SourceFile[]): readonly Violation[] {
  const texts = files.filter(({ path }) => !isTest(path) && !isDeclaration(path)).map(({ text }) => text);
  return Object.entries(declared)
    .filter(([name, { awaits }]) => awaits === undefined && !texts.some((text) => text.includes(`'${name}'`)))
    .map(([name]) => ({ path: PATH, message: `${name} is asked for nowhere. Take it out, or say what it awaits.` }));
}

/** Finds undeclared flags in documents and rules. In code, the compiler finds them. */
export function undeclaredFlags(
  declared: Declared,
  asked: readonly { readonly path: string; readonly name: string }[],
): readonly Violation[] {
  return asked
    .filter(({ name }) => !Object.hasOwn(declared, name))
    .map(({ path, name }) => ({ path, message: `asks for the flag ${name}, which is not declared. Declare it in ${PATH}.` }));
}
