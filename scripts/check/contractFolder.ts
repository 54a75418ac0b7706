export const SMOKE = ['api/graphqlPublic', 'api/httpRoutes', 'betting/httpLine', 'content/layouts', 'wallet/playerFunds'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

const COMMON = /^(server|schemas|src\/shared|tests\/support)\/|^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts)$/;

/** Returns the folder of a file's contract tests, `smoke` for shared code, or null if it has none. */
export function contractFolderOf(path: string, folders: readonly string[]): string | null {
  if (/\.test\.tsx?$|\/README\.md$/.test(path)) return null;
  const [, folder = ''] = /^server\/(?:modules\/)?([^/]+)\//.exec(path) ?? [];
  if (folders.includes(folder)) return folder;
  return COMMON.test(path) ? 'smoke' : null;
}
