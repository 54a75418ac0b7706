/** Contract tests for a change in what everything uses: one bet, one page, the public graph, the ledger, one call of each route. */
export const SMOKE = ['api/graphqlPublic', 'api/httpRoutes', 'betting/httpLine', 'content/layouts', 'wallet/playerFunds'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

const COMMON = /^(server|schemas|src\/shared|tests\/support)\/|^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts)$/;

/**
 * The folder of `tests/contract` that tests a file of the server: the module's, or that of the room. `smoke` for what everything uses and for
 * rooms without a folder; null for files that no contract test is about.
 */
export function contractFolderOf(path: string, folders: readonly string[]): string | null {
  if (/\.test\.tsx?$|\/README\.md$/.test(path)) return null;
  const [, folder = ''] = /^server\/(?:modules\/)?([^/]+)\//.exec(path) ?? [];
  if (folders.includes(folder)) return folder;
  return COMMON.test(path) ? 'smoke' : null;
}
