import fc from 'fast-check';
import { kinds as kindMap } from '#server/kinds/index.ts';
import { sources } from '#server/kinds/sources/index.ts';
import type { Shard } from './shards.ts';
import { type AnyJson, type Json, valuesFor, valuesOf } from './schemaValues.ts';

const SHELVES: readonly string[] = ['pageShelves', 'casinoShelves', 'menuShelves'];
const shelfKinds = Object.entries(kindMap).filter(([, { family }]) => SHELVES.includes(family));
const criticality = fc.constantFrom('OPTIONAL', 'OPTIONAL', 'DEGRADABLE', 'MANDATORY');
const fallback = fc.constant({ kind: 'FallbackText', text: 'Something else stands here.' });

/** Generates a valid node of any kind: props fit the schema, bindings the sources. */
const soundNode = fc.oneof(...shelfKinds.map(([name, kind]) => nodesOf(name, kind)));

function nodesOf(name: string, { versions, needs, isContainer }: (typeof shelfKinds)[number][1]): fc.Arbitrary<Json> {
  const binds = Object.entries(needs).map(([place, item]): [string, AnyJson] => {
    const fitting = Object.entries(sources).filter(([, source]) => source.item === item);
    const bind = fitting.map(([source, { schema }]) => fc.record({ source: fc.constant(source), args: valuesFor(schema) }));
    return [place, fc.oneof(...bind)];
  });
  return fc.record({
    ...{ kind: fc.constant(name), v: fc.constant(versions.current), props: valuesOf(name), criticality, fallback },
    ...(binds.length > 0 ? { bind: fc.record(Object.fromEntries(binds)) } : {}),
    ...(isContainer ? { isContainer: fc.constant(true) } : {}),
  });
}

/** Generates a node written for a newer server. */
const futureNode = fc.record({
  kind: fc.constantFrom('HologramShelf', 'SmellShelf', 'QuickLinksShelf', 'TabsShelf'),
  v: fc.constantFrom(2, 3, 99),
  props: fc.jsonValue({ maxDepth: 2 }),
  criticality: fc.constantFrom('OPTIONAL', 'MANDATORY', 'CRUCIAL'),
  novelty: fc.constant(true),
});

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const HOSTILE_IDS = ['__proto__', 'constructor', 'Not An Id', '', 'a'.repeat(300)];

/** Documents whose nodes are at the top or in the main region of an earlier container. */
const trees = fc
  .tuple(
    fc.array(fc.oneof({ weight: 9, arbitrary: soundNode }, { weight: 1, arbitrary: futureNode }), { minLength: 1, maxLength: IDS.length }),
    fc.array(fc.nat(7), { minLength: IDS.length, maxLength: IDS.length }),
  )
  .map(([drafts, choices]): Json => {
    const order: string[] = [];
    const nodes: Record<string, Json> = {};
    const regions = new Map<string, string[]>();
    drafts.forEach(({ isContainer, ...node }: Json, at) => {
      const id = IDS[at] ?? 'z';
      const containers = [...regions.keys()];
      const home = containers[(choices[at] ?? 0) % (containers.length + 2)];
      (home === undefined ? order : (regions.get(home) ?? order)).push(id);
      if (isContainer === true) regions.set(id, []);
      nodes[id] = { id, ...node };
    });
    for (const [id, main] of regions) nodes[id] = { ...nodes[id], regions: { main } };
    return { surface: 'home', nodes, order };
  });

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

/** Returns a copy with `junk` as the value at this path. */
function exchanged(value: unknown, [step, ...rest]: Path, junk: unknown): unknown {
  if (step === undefined) return junk;
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const changed = entries.map(([name, part]) => [name, name === String(step) ? exchanged(part, rest, junk) : part] as const);
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

const junk = fc.oneof(fc.constantFrom<unknown>(null, undefined, '', 0, -1, [], {}, 'a', 'MANDATORY', '<b>'), fc.jsonValue({ maxDepth: 1 }));
const broken = fc.tuple(trees, fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 })).map(([tree, faults]) =>
  faults.reduce<unknown>((document, [at, value]) => {
    const paths = pathsIn(document);
    return exchanged(document, paths[at % paths.length] ?? [], value);
  }, tree),
);

const hostileIds = fc.constantFrom(...IDS, ...HOSTILE_IDS);
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  // Generates ids that are names of object members, cycles, and children listed twice or not at all.
  fc.tuple(trees, fc.array(hostileIds, { maxLength: 8 }), fc.array(hostileIds, { maxLength: 4 })).map(([tree, order, main]) => {
    const nodes = Object.entries(tree['nodes'] as Json).map(([id, node]) => [id, { ...(node as Json), regions: { main } }] as const);
    return { ...tree, order, nodes: Object.fromEntries([...nodes, ['__proto__', {}], ['constructor', nodes[0]?.[1]]]) };
  }),
  // Generates documents longer or deeper than any real one.
  fc.tuple(soundNode, fc.constantFrom(201, 260), fc.boolean()).map(([{ isContainer: _, ...node }, count, isDeep]) => {
    const ids = Array.from({ length: count }, (_each, at) => `n${at}`);
    const nodes = ids.map((id, at) => [id, { id, ...node, ...(isDeep ? { regions: { main: [ids[at + 1] ?? 'n0'] } } : {}) }]);
    return { surface: 'home', nodes: Object.fromEntries(nodes), order: isDeep ? ['n0'] : ids };
  }),
);

/** Generates all documents that operators, bugs, attackers or later versions may store. */
const anyDocument: fc.Arbitrary<unknown> = fc
  .oneof({ weight: 5, arbitrary: trees }, { weight: 4, arbitrary: broken }, { weight: 1, arbitrary: hostile })
  .map((document) => JSON.parse(JSON.stringify(document) ?? 'null') as unknown);

/** Returns a shard's documents, always the same. */
export const documentsOf = ({ seed, count }: Shard): readonly unknown[] => fc.sample(anyDocument, { seed, numRuns: count });
