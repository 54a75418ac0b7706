import type { Names } from '../names.ts';

export const valueFiles = (names: Names) =>
  names.family === 'actions'
    ? [action(names), test(names, 'typeof ' + names.value + '.run', "'function'")]
    : [link(names), test(names, `${names.value}.parse('elsewhere')`, 'null')];

const folder = ({ family, kind }: Names): string => `registry/${family}/${kind}`;

const link = (names: Names) => ({
  path: `${folder(names)}/${names.kind}.ts`,
  text: `import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

/** Says in one sentence where the link leads. \`parse(path(link))\` is the link. */
export const ${names.value}: LinkKind<NodeOf<DeepLinksFragment, '${names.type}'>> = {
  parse: (address) => {
    const [, slug] = /^\\/${names.value}\\/([a-z0-9-]+)$/.exec(address) ?? [];
    return slug === undefined ? null : { __typename: '${names.type}', slug };
  },
  path: ({ slug }) => (/^[a-z0-9-]+$/.test(slug) ? \`/${names.value}/\${slug}\` : null),
};
`,
});

const action = (names: Names) => ({
  path: `${folder(names)}/${names.kind}.ts`,
  text: `import type { ActionsFragment } from '#src/gql/graphql.ts';
import type { ActionKind, NodeOf } from '#src/render/index.ts';

/** Says in one sentence what the action does. Write ${names.kind}.graphql with its one mutation beside it. */
export const ${names.value}: ActionKind<NodeOf<ActionsFragment, '${names.type}'>> = {
  run: () => Promise.reject(new Error('${names.type} has no mutation yet')),
};
`,
});

const test = (names: Names, given: string, wanted: string) => ({
  path: `${folder(names)}/${names.kind}.test.ts`,
  text: `import { expect, it } from 'vitest';
import { ${names.value} } from './${names.kind}.ts';

it('is of its kind', () => {
  expect(${given}).toBe(${wanted});
});
`,
});
