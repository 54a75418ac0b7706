import { parseSync } from 'oxc-parser';
import { posix } from 'node:path';
import { isTest, type SourceFile, type Violation } from './tree.ts';

/** Tables that hold money or decide payments, accepted bets or who may sign. */
const MONEY = [
  ...['bets', 'bet_legs', 'ledger_entries', 'ledger_accounts', 'ledger_journals', 'results', 'selection_grades', 'voids', 'hand_prices'],
  ...['trading_settings', 'offers', 'awards', 'player_limit_changes', 'featured_bets', 'operators', 'operator_vouches'],
  ...['operator_factors', 'persons', 'person_decisions'],
];
const WRITES = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\(\\s*'(?:${MONEY.join('|')})(?: as \\w+)?'|(?:INSERT INTO|UPDATE|DELETE FROM) (?:${MONEY.join('|')})\\b|most_(?:stake|exposure):`,
);
const OPERATIONS = /^server\/console\/operations\/(?!index\.ts$)/;

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
/** A top-level declaration or an operation of a file, with the names that it uses. */
type Part = { readonly text: string; readonly uses: ReadonlySet<string> };
type Module = {
  readonly parts: ReadonlyMap<string, Part>;
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier' && typeof node['name'] === 'string') found.add(node['name']);
  for (const child of childrenOf(node)) namesIn(child, found);
  return found;
}

function moduleOf(file: SourceFile): Module {
  const { program, module } = parseSync(file.path, file.text);
  const parts = new Map<string, Part>();
  const keep = (name: string, node: Node): void =>
    void parts.set(name, { text: file.text.slice(node.start, node.end), uses: namesIn(node) });
  for (const statement of program.body as unknown as readonly Node[]) {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration') keep(nameOf(declared['id']), declared);
    if (declared.type !== 'VariableDeclaration') continue;
    for (const one of declared['declarations'] as readonly Node[]) {
      keep(nameOf(one['id']), one);
      for (const property of OPERATIONS.test(file.path) ? propertiesIn(one) : []) keep(`operation ${nameOf(property['key'])}`, property);
    }
  }
  const imports = new Map<string, { from: string; name: string }>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, { from: resolved(file.path, moduleRequest.value), name: importName.name ?? '' });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries)
      if (moduleRequest)
        imports.set(exportName.name ?? '', { from: resolved(file.path, moduleRequest.value), name: importName.name ?? '' });
  return { parts, imports };
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
const resolved = (from: string, to: string): string => (to.startsWith('#') ? to.slice(1) : posix.join(posix.dirname(from), to));

/** Returns a record's operations: properties, at any depth, whose value calls an operation builder. */
function propertiesIn(node: Node): readonly Node[] {
  const value = node['value'];
  const isOperation = node.type === 'Property' && isNode(value) && value.type === 'CallExpression' && BUILDERS.has(nameOf(value['callee']));
  return isOperation ? [node] : childrenOf(node).flatMap(propertiesIn);
}
const BUILDERS = new Set(['writing', 'reading', 'readingOfPlayers', 'proposing']);

/** Finds operations that declare `signatures: 'none'` but write a table of `MONEY`, also through other functions, which it names. */
export function undeclaredMoney(files: readonly SourceFile[]): readonly Violation[] {
  const known = new Map(files.filter(({ path }) => path.startsWith('server/') && !isTest(path)).map((file) => [file.path, file]));
  const modules = new Map<string, Module | null>();
  const moduleAt = (path: string): Module | null => {
    const held = modules.get(path);
    if (held !== undefined) return held;
    const file = known.get(path);
    const made = file ? moduleOf(file) : null;
    modules.set(path, made);
    return made;
  };
  const wayFrom = (path: string, name: string, seen: Set<string>): readonly string[] | null => {
    const key = `${path} ${name}`;
    const module = seen.has(key) ? null : moduleAt(path);
    seen.add(key);
    if (!module) return null;
    const part = module.parts.get(name);
    const imported = module.imports.get(name);
    if (!part) return imported ? wayFrom(imported.from, imported.name, seen) : null;
    if (WRITES.test(part.text)) return [key];
    for (const used of part.uses) {
      const way = used === name ? null : wayFrom(path, used, seen);
      if (way) return [key, ...way];
    }
    return null;
  };
  return [...known.keys()]
    .filter((path) => OPERATIONS.test(path))
    .flatMap((path) =>
      [...(moduleAt(path)?.parts ?? [])]
        .filter(([name, { text }]) => name.startsWith('operation ') && /signatures: 'none'/.test(text))
        .flatMap(([name]) => {
          const way = wayFrom(path, name, new Set());
          const message = `${name} says that it moves no money, and reaches it: ${way?.join(' → ')}. Declare its signatures.`;
          return way ? [{ path, message }] : [];
        }),
    );
}

/** Returns all operations found here, so that a test notices a missed one. */
export const operationsFound = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => OPERATIONS.test(path) && !isTest(path))
    .flatMap((file) => [...moduleOf(file).parts.keys()].flatMap((name) => (name.startsWith('operation ') ? [name.slice(10)] : [])));
