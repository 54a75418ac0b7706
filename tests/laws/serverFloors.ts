import { type Import, importsOf } from './imports.ts';
import { isGenerated, isTest, type SourceFile, type Violation } from './tree.ts';

/** Layers of the server, lowest first. A file may import from its own module and from lower layers. */
const SERVER_FLOORS = [
  /^server\/contract\//,
  /^server\/platform\//,
  /^server\/modules\/(wallet|catalogue|geolocation|legal|persons)\//,
  /^server\/modules\/identity\//,
  /^server\/modules\/responsibleGaming\//,
  /^server\/modules\/exclusionRegister\//,
  /^server\/modules\/betting\//,
  /^server\/modules\/rewards\//,
  /^server\/modules\/(casino|payments|streams|taxes)\//,
  /^server\/modules\/offers\//,
  /^server\/modules\/(search|trading)\//,
  /^server\/kinds\//,
  /^server\/content\//,
  /^server\/api\//,
  /^server\/console\//,
  /^server\/sandbox\//,
  /^server\/(app\/|main\.ts$)/,
] as const;

/** Most names that an entry point may export. */
const DOOR_NAMES = 12;

const floorOf = (path: string): number => SERVER_FLOORS.findIndex((floor) => floor.test(path));
const moduleOf = (path: string): string | null => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
const isDoor = (path: string): boolean => /^server\/modules\/.+\/index\.ts$/.test(path);
const isServer = (path: string): boolean => path.startsWith('server/');
const isPureRoom = (path: string): boolean => /^server\/modules\/(?:[^/]+\/)*rules\/(?!index\.ts$)/.test(path);

type Rule = { readonly isBroken: (edge: Import) => boolean; readonly remedy: string };

const RULES: readonly Rule[] = [
  {
    isBroken: ({ from, to }) => isServer(to) && floorOf(to) > floorOf(from),
    remedy: 'Lower rooms of the server know nothing of higher ones. Take it as an argument, or move it down.',
  },
  {
    isBroken: ({ from, to }) => {
      const [own, other] = [moduleOf(from), moduleOf(to)];
      return own !== null && other !== null && own !== other && floorOf(from) === floorOf(to);
    },
    remedy: 'Modules of one floor do not know each other. Move what both need into a lower module, or let the room above join them.',
  },
  {
    isBroken: ({ from, to }) => moduleOf(to) !== null && moduleOf(from) !== moduleOf(to) && !isDoor(to),
    remedy: 'Import the index.ts of the folder: what lies behind a door of a module is free to change.',
  },
  {
    isBroken: ({ from, to }) =>
      isPureRoom(from) && (to === 'kysely' || to === 'pg' || /^(node:fs|node:net|server\/platform\/store\/)/.test(to)),
    remedy: 'Rules are pure: take the rows as arguments, and read them beside the rules.',
  },
];

/**
 * Finds server imports from a higher layer, from another module of the same layer, or past an index.ts. Also finds rules that import the
 * database or files.
 */
export function brokenServerFloors(files: readonly SourceFile[]): readonly Violation[] {
  return files
    .filter(({ path }) => isServer(path) && !isTest(path))
    .flatMap((file) => [
      ...(floorOf(file.path) < 0 ? [{ path: file.path, message: 'stands in no room of the server. See SERVER_FLOORS.' }] : []),
      ...importsOf(file).flatMap((edge) =>
        RULES.filter((rule) => rule.isBroken(edge)).map(({ remedy }) => ({
          path: edge.from,
          message: `imports ${edge.specifier}. ${remedy}`,
        })),
      ),
    ]);
}

const names = (list: string): number => list.split(',').filter((name) => name.trim() !== '').length;

/** Finds entry points that export too many names or re-export a whole file. */
export function wideEntryPoints(files: readonly SourceFile[]): readonly Violation[] {
  return files
    .filter(({ path }) => isDoor(path))
    .flatMap(({ path, text }) => {
      if (/^export \* /m.test(text)) return [{ path, message: 'exports all of a file. Name what it offers.' }];
      const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].reduce((sum, [, list = '']) => sum + names(list), 0);
      const declared = [...text.matchAll(/^export (?:async )?(?:abstract )?(?:type|interface|const|function|class) \w/gm)].length;
      const count = listed + declared;
      return count > DOOR_NAMES
        ? [{ path, message: `offers ${count} names, and ${DOOR_NAMES} is the most. Divide the folder, or offer less.` }]
        : [];
    });
}

/** Finds import cycles, also of types, lazy imports and generated files. A file in a cycle cannot be moved alone. */
export function typeCircles(files: readonly SourceFile[]): readonly Violation[] {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files
      .filter(({ path }) => !isTest(path))
      .map((file) => [file.path, importsOf(file).flatMap(({ to }) => (known.has(to) && !isTest(to) ? [to] : []))]),
  );
  return circlesOf(graph).map((circle) => ({
    path: circle.find((path) => !isGenerated(path)) ?? '',
    message: `is in a circle of ${circle.length} files: ${circle.slice(0, 8).join(', ')}. Move the type that both need into a third file below them.`,
  }));
}

/** Returns strongly connected components of several files (Tarjan). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const lowOf = (path: string): number => low.get(path) ?? Number.POSITIVE_INFINITY;
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    open.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(path, Math.min(lowOf(path), lowOf(next)));
    }
    if (lowOf(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
