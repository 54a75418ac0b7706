import { importsOf } from './imports.ts';
import type { SourceFile, Violation } from './tree.ts';

/** The only product file that may load the sandbox, by a conditional `import()`. */
const SANDBOX_LOADER = 'server/app/loadSandbox.ts';

/** Finds imports that let the server load the sandbox: any static one, and `import()` outside the loader. */
export function sandboxInProduction(files: readonly SourceFile[], entry = 'server/main.ts'): readonly Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const found: Violation[] = [];
  const visit = (path: string): void => {
    const file = byPath.get(path);
    if (file === undefined || seen.has(path)) return;
    seen.add(path);
    for (const { to, kind, specifier } of importsOf(file)) {
      if (kind === 'type') continue;
      if (!to.startsWith('server/sandbox/')) visit(to);
      else if (kind !== 'dynamic' || path !== SANDBOX_LOADER)
        found.push({ path, message: `imports ${specifier}. Production never loads the sandbox: go through ${SANDBOX_LOADER}.` });
    }
  };
  visit(entry);
  return found;
}
