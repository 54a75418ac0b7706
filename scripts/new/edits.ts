import { entriesOf, membersOf } from '#src/shared/values/plainObject.ts';
import { FAMILIES, type Family } from '../codegen/sdl.ts';
import type { Names } from './names.ts';

export type Edit = { readonly path: string; readonly what: string; readonly change: (text: string) => string | null };

const SDL_FILES: Readonly<Record<Family, string>> = {
  actions: 'actions',
  casinoShelves: 'casinoShelves',
  deepLinks: 'deepLinks',
  dialogs: 'dialogs',
  forms: 'forms',
  menuShelves: 'menuShelves',
  pageShelves: 'pageShelves',
  receiptLines: 'receipts',
};

export function editsFor(names: Names, isDrawn: boolean): readonly Edit[] {
  const { family, type } = names;
  const sdl = `schemas/graphql/${SDL_FILES[family]}.graphql`;
  const common: readonly Edit[] = [
    { path: sdl, what: `add ${type} to union ${FAMILIES[family]}`, change: (text) => withMember(text, FAMILIES[family], type) },
    { path: sdl, what: `add type ${type}`, change: (text) => `${text.trimEnd()}\n\n${sdlType(names, isDrawn)}\n` },
    { path: `registry/${family}/index.ts`, what: `add the line of ${type}`, change: (text) => withLine(text, names, isDrawn) },
  ];
  const ofFamily =
    family === 'dialogs'
      ? [mapped('server/content/dialogs/concerns.ts', `list whom ${type} is about`, `${type}: everybody`)]
      : isDrawn
        ? []
        : valueEdits(names);
  return [...common, ...ofFamily, ...(names.source === null ? [] : sourceEdits(names.source))];
}

function sourceEdits(source: string): readonly Edit[] {
  return [
    {
      path: 'server/kinds/sources/index.ts',
      what: `list ${source}`,
      change: (text) => {
        if (new RegExp(`^  ${source},$`, 'm').test(text))
          throw new Error(`There is a source ${source} already: bind it in \`needs\` of the kind`);
        return inOrder(text, [
          [/^\nexport const sources/m, `import { ${source} } from './${source}.ts';\n`],
          [/^\} as const satisfies/m, `  ${source},\n`],
        ]);
      },
    },
    {
      path: 'server/kinds/sources/items.ts',
      what: `add the item ${source}`,
      change: (text) => inOrder(text, [[/^\};\nexport type ItemName/m, `  readonly ${source}: { readonly id: string };\n`]]),
    },
  ];
}

const mapped = (path: string, what: string, line: string): Edit => ({
  path,
  what,
  change: (text) => inOrder(text, [[/^\};$/m, `  ${line},\n`]]),
});

function valueEdits({ family, type, value }: Names): readonly Edit[] {
  const union = FAMILIES[family];
  const server =
    family === 'actions'
      ? [
          mapped(
            'server/kinds/actions.ts',
            `list ${type}`,
            `${type}: ({ id, label, requirements, next }, nodeId) => ({ __typename: '${type}', id: \`\${nodeId}:\${id}\`, label, requirements, next: deepLinkOf(next) })`,
          ),
        ]
      : [
          mapped('server/kinds/deepLinks.ts', `list ${type}`, `${type}: ({ slug }) => ({ __typename: '${type}', slug })`),
          mapped('server/kinds/deepLinkPaths.ts', `list ${type}`, `${type}: ({ slug }) => \`/${value}/\${slug}\``),
        ];
  return [
    ...server,
    {
      path: `schemas/json/${family}/${union}.schema.json`,
      what: `add ${type} to oneOf`,
      change: (text) => {
        const schema = membersOf(JSON.parse(text));
        return schema['oneOf']
          ? `${JSON.stringify({ ...schema, oneOf: [...entriesOf(schema['oneOf']), { $ref: `./${type}.schema.json` }] }, null, 2)}\n`
          : null;
      },
    },
  ];
}

function withMember(text: string, union: string, type: string): string | null {
  const found = new RegExp(`^union ${union} =[^\\n]*(?:\\n {2}\\|[^\\n]*)*`, 'm').exec(text)?.[0];
  if (found === undefined) return null;
  const isList = found.includes('\n');
  return text.replace(found, () => (isList ? `${found}\n  | ${type}` : `${found} | ${type}`));
}

const sdlType = ({ family, type }: Names, isDrawn: boolean): string =>
  `"""What it is, in one sentence."""\ntype ${type} {\n${isDrawn ? '  id: ID!\n  title: String!\n' : family === 'actions' ? '  id: ID!\n  label: String!\n  requirements: [ActionRequirement!]!\n  next: DeepLink\n' : '  slug: String!\n'}}`;

function withLine(text: string, { kind, type, value }: Names, isDrawn: boolean): string | null {
  const afterImports = /^\n/m;
  if (text.includes('lazyAction'))
    return inOrder(text, [[/^\}\);/m, `  ${type}: lazyAction(() => import('./${kind}/${kind}.ts').then((m) => m.${value})),\n`]]);
  if (!isDrawn)
    return inOrder(text, [
      [afterImports, `import { ${value} } from './${kind}/${kind}.ts';\n`],
      [/^\}\);/m, `  ${type}: ${value},\n`],
    ]);
  const isLazy = text.includes('lazyView') || text.includes('lazyKind');
  const line = text.includes('lazyKind')
    ? `lazyKind(() => import('./${kind}/${kind}.tsx'), '${kind}', ${kind}Skeleton)`
    : `kind({ view: ${isLazy ? `lazyView(() => import('./${kind}/${kind}.tsx').then((m) => ({ default: m.${kind} })))` : kind}, skeleton: ${kind}Skeleton })`;
  const imports = `${isLazy ? '' : `import { ${kind} } from './${kind}/${kind}.tsx';\n`}import { ${kind}Skeleton } from './${kind}/${kind}Skeleton.tsx';\n`;
  return inOrder(text, [
    [afterImports, imports],
    [/^\}\);/m, `  ${type}: ${line},\n`],
  ]);
}

function inOrder(text: string, insertions: readonly (readonly [RegExp, string])[]): string | null {
  let result = text;
  for (const [before, added] of insertions) {
    const at = result.search(before);
    if (at < 0) return null;
    result = result.slice(0, at) + added + result.slice(at);
  }
  return result;
}
