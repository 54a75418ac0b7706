import { FAMILIES } from '../../codegen/sdl.ts';
import type { Names } from '../names.ts';

const TITLE = { description: 'Heading.', type: 'string', minLength: 1, maxLength: 60 };
const SLUG = { description: 'Last part of the path.', type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' };
const LABEL = { description: 'What the control says.', type: 'string', minLength: 1, maxLength: 40 };
const ID = { description: 'Stable id of the action inside its document.', type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' };
const REQUIREMENTS = {
  description: 'What must hold before it may run.',
  type: 'array',
  maxItems: 2,
  uniqueItems: true,
  items: { type: 'string', enum: ['LOGIN', 'LOCATION'] },
};

function propertiesOf({ family, type }: Names): Readonly<Record<string, object>> {
  if (family === 'deepLinks') return { kind: { const: type }, slug: SLUG };
  if (family === 'actions')
    return { kind: { const: type }, id: ID, label: LABEL, requirements: REQUIREMENTS, next: { $ref: '../deepLinks/DeepLink.schema.json' } };
  return { title: TITLE };
}

/** Forbids unknown properties, because published documents cannot be migrated later. */
export function jsonSchemaOf(names: Names) {
  const { family, type } = names;
  const properties = propertiesOf(names);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: type,
    title: type,
    description: 'What it is, in one sentence.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => name !== 'next'),
    properties,
  };
  return { path: `schemas/json/${family}/${type}.schema.json`, text: `${JSON.stringify(schema, null, 2)}\n` };
}

export function fixtureOf(names: Names, isDrawn: boolean) {
  return { path: `fixtures/${names.family}/${names.kind}.ts`, text: isDrawn ? drawnFixture(names) : valueFixture(names) };
}

const drawnFixture = ({ kind, type }: Names): string => `import type { ${kind}Fragment } from '#src/gql/graphql.ts';
import type { Case, Cases } from '../cases.ts';
import { filled, longWord, script } from '../worlds/words.ts';

const of = (id: string, title: string): Case<${kind}Fragment> => ({ authored: { title }, node: { __typename: '${type}', id: \`${kind.toLowerCase()}-\${id}\`, title } });

const unpublishable = <N>(each: Case<N>): Case<N> => ({ ...each, isPublishable: false });

export const ${kind} = {
  usual: of('usual', '${kind}'),
  empty: unpublishable(of('empty', '')),
  one: of('one', 'A'),
  crowded: of('crowded', filled('Many short words ', 60).trim()),
  longWords: of('long', filled(longWord, 60)),
  hostile: of('hostile', script.slice(0, 60)),
} satisfies Cases<${kind}Fragment>;
`;

function valueFixture({ family, kind, type }: Names): string {
  const fragment = family === 'actions' ? 'ActionsFragment' : 'DeepLinksFragment';
  const node =
    family === 'actions'
      ? `{ __typename: '${type}', id: '${kind.toLowerCase()}', label: text, requirements: [], next: null }`
      : `{ __typename: '${type}', slug: text }`;
  const authored =
    family === 'actions'
      ? `{ kind: '${type}', id: '${kind.toLowerCase()}', label: text, requirements: [] }`
      : `{ kind: '${type}', slug: text }`;
  const long = family === 'actions' ? 40 : 64;
  return `import type { ${fragment} } from '#src/gql/graphql.ts';
import type { Case, Cases } from '../cases.ts';
import { filled, script } from '../worlds/words.ts';

type Value = Extract<${fragment}, { readonly __typename: '${type}' }>;

const of = (text: string): Case<Value> => ({ authored: ${authored}, node: ${node} });

const unpublishable = <N>(each: Case<N>): Case<N> => ({ ...each, isPublishable: false });

/** One of the union ${FAMILIES[family]}. */
export const ${kind} = {
  usual: of('usual'),
  empty: unpublishable(of('')),
  one: of('a'),
  crowded: of('many-short-words'),
  longWords: of(filled('long', ${long})),
  hostile: unpublishable(of(\`\${script} and more than fits\`)),
} satisfies Cases<Value>;
`;
}
