import type { Names } from '../names.ts';

export const serverKindOf = ({ family, kind, type, source }: Names, folder: string) => ({
  path: `${folder}/${type}.ts`,
  text: `import { type Kind, firstVersion } from '${folder.replace('server/kinds', '').replaceAll(/\/[^/]+/g, '../')}define.ts';

export const ${type}: Kind<'${type}'> = {
  family: '${family}',
  isContainer: false,
  versions: firstVersion({ title: '${kind}' }),
  needs: {${source === null ? '' : ` ${source}: '${source}' `}},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title },
};
`,
});

export const sourceOf = (source: string) => ({
  path: `server/kinds/sources/${source}.ts`,
  text: `import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';

/** Says in one sentence what the source returns; null if there is none. */
export const ${source} = defineSource<'${source}', { id: string }>({
  item: '${source}',
  scope: 'PUBLIC',
  ttlMs: 30_000,
  limit: 1,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' } },
  },
  load: ({ id }) => ({ id }),
});
`,
});
