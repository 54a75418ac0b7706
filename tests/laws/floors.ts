import { importsOf, type Import } from './imports.ts';
import { isTest, type SourceFile, type Violation } from './tree.ts';

type Rule = { readonly isBroken: (edge: Import) => boolean; readonly remedy: string };

/** Layers, lowest first. A file may import only from its own layer and lower ones. All kinds may import `registry/parts`. */
const FLOORS = [
  /^(schemas|src\/gql)\//,
  /^src\/shared\//,
  /^src\/(ui|platform|brand|flags)\//,
  /^src\/render\//,
  /^src\/core\//,
  /^registry\/parts\//,
  /^registry\//,
  /^src\/(app|console)\//,
] as const;
const floorOf = (path: string): number => FLOORS.findIndex((floor) => floor.test(path));

const room = (path: string, depth: number): string => path.split('/').slice(0, depth).join('/');
const kindFolder = (path: string): string | null => /^registry\/(?!parts\/)[^/]+\/[^/]+\//.exec(path)?.[0] ?? null;
const isRegistryMap = (path: string): boolean => /^registry\/[^/]+\/index\.ts$/.test(path);
const isRoot = (path: string): boolean => /^src\/(app\/startup\/boot|console)\//.test(path);
const isCoreView = (path: string): boolean => /^src\/core\/[^/]+\/react\/(?:\w+\/)?[A-Z]\w*\.tsx$/.test(path);
const isCoreDoor = (path: string): boolean => /^src\/core\/[^/]+\/(react\/)?index\.ts$/.test(path);

const RULES: readonly Rule[] = [
  {
    isBroken: ({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from),
    remedy: 'Lower floors know nothing of higher ones. Pass it in as an argument, or move it down.',
  },
  {
    isBroken: ({ from, to }) => from.startsWith('src/app/') && to.startsWith('src/console/'),
    remedy: 'Players never load the console. Move what both need to a lower floor.',
  },
  {
    isBroken: ({ from, to }) => {
      const own = kindFolder(from);
      const other = kindFolder(to);
      return own !== null && ((other !== null && other !== own) || isRegistryMap(to));
    },
    remedy: 'Kinds do not know each other: a kind must stay deletable as one folder. Share through registry/parts, src/ui or src/shared.',
  },
  {
    isBroken: ({ from, to }) => from.startsWith('registry/parts/') && (kindFolder(to) !== null || isRegistryMap(to)),
    remedy: 'What kinds share knows no kind. Take it as an argument.',
  },
  {
    isBroken: ({ from, to }) => room(from, 3) !== room(to, 3) && from.startsWith('src/core/') && to.startsWith('src/core/'),
    remedy: "Cores do not know each other. Take the other core's verdict as an argument; src/app wires them.",
  },
  {
    // Allows `import()` of a view, because index.ts would load the view with the first page.
    isBroken: ({ from, to, kind }) =>
      to.startsWith('src/core/') && room(from, 3) !== room(to, 3) && !isCoreDoor(to) && !(kind === 'dynamic' && isCoreView(to)),
    remedy: 'Import src/core/<name>/index.ts, or load a view of its react/ lazily; its insides are free to change.',
  },
  {
    isBroken: ({ from, to }) => /^(src|registry)\//.test(from) && to.startsWith('brands/') && !isRoot(from),
    remedy: 'A brand is data handed in at boot. Put the difference into the Brand contract, not into an import.',
  },
  {
    isBroken: ({ from, to }) => from.startsWith('src/') && to.startsWith('registry/') && !isRoot(from),
    remedy: 'Only src/app/startup/boot and src/console know which kinds there are. Take the registry as an argument.',
  },
  {
    isBroken: ({ from, to }) => to.startsWith('fixtures/') && /^(src|registry|brands)\//.test(from) && !from.startsWith('src/console/'),
    remedy: "Fixtures never enter a player's bundle. Use them in tests, the console, the preview and the server's seed.",
  },
  {
    isBroken: ({ from, to }) => /^(src|registry|brands|schemas|fixtures)\//.test(from) && to.startsWith('server/'),
    remedy: 'The client never imports the server. What both need is in schemas or src/shared.',
  },
  {
    isBroken: ({ from, to }) => from.startsWith('server/') && /^(registry\/|src\/(?!shared\/))/.test(to),
    remedy: 'The server may import schemas, fixtures, brands and src/shared, nothing else of the client.',
  },
  {
    isBroken: ({ from, to }) => from.startsWith('brands/') && /^(src|registry|fixtures)\//.test(to) && !/^src\/(brand|ui)\//.test(to),
    remedy: 'A brand is data: it knows the Brand contract and nothing else.',
  },
  {
    isBroken: ({ to }) => /^(tests|scripts)\//.test(to),
    remedy: 'Tests and scripts look at the product; the product does not know them.',
  },
  {
    isBroken: ({ from, to, specifier }) =>
      from.startsWith('src/app/startup/beforeStart/') &&
      !to.startsWith('src/app/startup/beforeStart/') &&
      !specifier.startsWith('computed '),
    remedy: 'What stands in a page before its code has come shares nothing with it: the first thing shared would bring all of it.',
  },
  {
    // Exempt, because only the server knows a page's first files, when it sends the page.
    isBroken: ({ from, specifier }) => specifier.startsWith('computed ') && from !== 'src/app/startup/beforeStart/loadInTurn.ts',
    remedy: 'An import that is computed cannot be checked. Write the paths out, as a map.',
  },
];

const EVERYWHERE: readonly Rule[] = [
  {
    isBroken: ({ from, to }) => to.startsWith('@stitches/') && from !== 'src/ui/stitches.ts',
    remedy: 'Unmaintained since 2023: only src/ui/stitches.ts imports it, so that one file replaces it.',
  },
  {
    isBroken: ({ specifier, kind }) =>
      kind !== 'glob' && /^[.#]/.test(specifier) && !/\.(ts|tsx|mjs|json|css|svg|woff2)(\?\w+)?$/.test(specifier),
    remedy: 'Write the file ending: one spelling for every tool.',
  },
  {
    isBroken: ({ from, to, specifier }) => specifier.startsWith('..') && leavesItsRoom(from, to),
    remedy: 'Crossing a folder? Use the alias (#src/…, #server/…, #registry/…, #fixtures/…), so that files can move.',
  },
];

// Tests import scripts by path. Scripts have no alias, because nothing else may import them.
const leavesItsRoom = (from: string, to: string): boolean => room(from, 1) !== room(to, 1) && !(isTest(from) && to.startsWith('scripts/'));

/** Finds imports from a higher layer, across one layer's folders, or past an entry point. */
export function brokenFloors(files: readonly SourceFile[]): readonly Violation[] {
  return files.flatMap((file) => {
    const isFree = isTest(file.path) || file.path.startsWith('scripts/') || !file.path.includes('/');
    const rules = isFree ? EVERYWHERE : [...RULES, ...EVERYWHERE];
    return importsOf(file).flatMap((edge) =>
      rules
        .filter((rule) => rule.isBroken(edge))
        .map((rule) => ({ path: edge.from, message: `imports ${edge.specifier}. ${rule.remedy}` })),
    );
  });
}

/** Finds cycles of imports that run when modules load, so neither types nor lazy imports. */
export function importCycles(files: readonly SourceFile[]): readonly Violation[] {
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ kind }) => kind === 'static')
        .map(({ to }) => to),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles.map((cycle) => ({
    path: cycle[0] ?? '',
    message: `imports itself: ${cycle.join(' → ')}. Move what both need into a third file below them.`,
  }));
}
