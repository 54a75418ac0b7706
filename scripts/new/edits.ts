import { entriesOf, membersOf } from '#src/shared/values/plainObject.ts';
import { FAMILIES, type Family } from '../codegen/sdl.ts';
import type { Names } from './names.ts';

/** A change of one file; null when its place was not found, and then a person does it. */
export type Edit = { readonly path: string; readonly what: string; readonly change: (text: string) => string | null };

/** File of `schemas/graphql` that holds a family's union. */
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

const SHELVES: readonly Family[] = ['casinoShelves', 'menuShelves', 'pageShelves'];

/** The lines that name a new kind in files which are there already. */
export function editsFor(names: Names, isDrawn: boolean): readonly Edit[] {
  const { family, type } = names;
  const sdl = `schemas/graphql/${SDL_FILES[family]}.graphql`;
  const common: readonly Edit[] = [
    { path: sdl, what: `add ${type} to union ${FAMILIES[family]}`, change: (text) => withMember(text, FAMILIES[family], type) },
    { path: sdl, what: `add type ${type}`, change: (text) => `${text.trimEnd()}\n\n${sdlType(names, isDrawn)}\n` },
    { path: `registry/${family}/index.ts`, what: `add the line of ${type}`, change: (text) => withLine(text, names, isDrawn) },
    {
      path: `registry/${family}/${family}.graphql`,
      what: `spread the fields of ${type}`,
      change: (text) => withSpread(text, names, isDrawn),
    },
  ];
  const shelf: readonly Edit[] = SHELVES.includes(family)
    ? [
        {
          path: 'schemas/graphql/layout.graphql',
          what: `add ${type} to union LayoutNode`,
          change: (text) => withMember(text, 'LayoutNode', type),
        },
      ]
    : [];
  return [...common, ...shelf, ...(isDrawn ? serverEdits(names) : valueEdits(names))];
}

function serverEdits({ type }: Names): readonly Edit[] {
  return [
    {
      path: 'server/kinds/index.ts',
      what: `list ${type}`,
      change: (text) =>
        inOrder(text, [
          [/^import type \{ Kind \}/m, `import { ${type} } from './${type}.ts';\n`],
          [/^\};$/m, `  ${type},\n`],
        ]),
    },
    {
      path: 'server/kinds/authoredKinds.ts',
      what: `add the authored props of ${type}`,
      change: (text) =>
        inOrder(text, [
          [/^\} from '\.\.\/gql\/authored\.ts';/m, `  Authored${type},\n`],
          [/^\};$/m, `  ${type}: Authored${type};\n`],
        ]),
    },
    {
      path: 'server/kinds/nodeParents.ts',
      what: `add the parent of ${type}`,
      change: (text) => inOrder(text, [[/^\/\*\* A line with its value/m, `export type ${type}Parent = NodeParent<'${type}'>;\n`]]),
    },
    {
      path: 'codegen.yml',
      what: `map ${type} to its parent`,
      change: (text) =>
        inOrder(text, [[/^ {2}server\/gql\/schema\.graphql:/m, `        ${type}: '../layouts/parents.ts#${type}Parent'\n`]]),
    },
  ];
}

function valueEdits({ family, type }: Names): readonly Edit[] {
  const union = FAMILIES[family];
  return [
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

/** Both ways a union is written: on one line, or a member a line. */
function withMember(text: string, union: string, type: string): string | null {
  const found = new RegExp(`^union ${union} =[^\\n]*(?:\\n {2}\\|[^\\n]*)*`, 'm').exec(text)?.[0];
  if (found === undefined) return null;
  const isList = found.includes('\n');
  return text.replace(found, () => (isList ? `${found}\n  | ${type}` : `${found} | ${type}`));
}

const sdlType = ({ family, type }: Names, isDrawn: boolean): string =>
  `"""What it is, in one sentence."""\ntype ${type} {\n${isDrawn ? '  id: ID!\n  title: String!\n' : family === 'actions' ? '  id: ID!\n  label: String!\n  requirements: [ActionRequirement!]!\n  next: DeepLink\n' : '  slug: String!\n'}}`;

function withLine(text: string, { kind, type, value }: Names, isDrawn: boolean): string | null {
  const doc = /^\n\/\*\*|^\/\*\*/m;
  if (!isDrawn)
    return inOrder(text, [
      [doc, `import { ${value} } from './${kind}/${kind}.ts';\n`],
      [/^\}\);/m, `  ${type}: ${value},\n`],
    ]);
  const view = `lazyView(() => import('./${kind}/${kind}.tsx').then((m) => ({ default: m.${kind} })))`;
  const isLazy = text.includes('lazyView');
  const imports = `${isLazy ? '' : `import { ${kind} } from './${kind}/${kind}.tsx';\n`}import { ${kind}Skeleton } from './${kind}/${kind}Skeleton.tsx';\n`;
  return inOrder(text, [
    [doc, imports],
    [/^\}\);/m, `  ${type}: kind({ view: ${isLazy ? view : kind}, skeleton: ${kind}Skeleton }),\n`],
  ]);
}

/** The family's own fragment is the first of its file; its end is the first brace alone on a line. */
function withSpread(text: string, { kind, type }: Names, isDrawn: boolean): string | null {
  const fields = isDrawn
    ? `    id\n    ...${kind}\n`
    : type.endsWith('Action')
      ? '    id\n    label\n    requirements\n    next {\n      ...DeepLinks @unmask\n    }\n'
      : '    slug\n';
  return inOrder(text, [[/^\}$/m, `  ... on ${type} {\n${fields}  }\n`]]);
}

/** Puts each text before the first match of its pattern; null unless all are found. */
function inOrder(text: string, insertions: readonly (readonly [RegExp, string])[]): string | null {
  let result = text;
  for (const [before, added] of insertions) {
    const at = result.search(before);
    if (at < 0) return null;
    result = result.slice(0, at) + added + result.slice(at);
  }
  return result;
}
