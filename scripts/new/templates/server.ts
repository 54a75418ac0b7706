import type { Names } from '../names.ts';

/** The kind as the server knows it: versions with an example, live data, a resolver for each field. */
export const serverKindOf = ({ family, kind, type }: Names) => ({
  path: `server/kinds/${type}.ts`,
  text: `import { type Kind, firstVersion } from './define.ts';

export const ${type}: Kind<'${type}'> = {
  family: '${family}',
  isContainer: false,
  versions: firstVersion({ title: '${kind}' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title },
};
`,
});
