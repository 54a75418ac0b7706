import { executeCodegen, loadContext } from '@graphql-codegen/cli';
import { NODE_FAMILIES } from './kindList.ts';
import type { Output } from './output.ts';
import type { Kind } from './sdl.ts';

const RESOLVERS = 'server/kinds/generated/resolvers.ts';

/** Runs GraphQL Code Generator with `codegen.yml`. Kinds without a mapper get `NodeParent`. Throws on failure. */
export async function typesFromGraphql(added: string, kinds: readonly Kind[]): Promise<readonly Output[]> {
  const context = await loadContext('codegen.yml');
  const { generates, schema } = context.getConfig();
  const resolvers = generates[RESOLVERS];
  if (typeof schema !== 'string' || resolvers === undefined || Array.isArray(resolvers))
    throw new Error(`codegen.yml needs one schema, and an output ${RESOLVERS} with its config`);
  const nodes = kinds.filter(({ family }) => NODE_FAMILIES.some((name) => name === family));
  const mappers = Object.fromEntries(nodes.map(({ type }) => [type, `../nodeParents.ts#NodeParent<'${type}'>`]));
  const config = { ...resolvers.config, mappers: { ...mappers, ...resolvers.config?.['mappers'] } };
  context.updateConfig({ silent: true, schema: [schema, added], generates: { ...generates, [RESOLVERS]: { ...resolvers, config } } });
  const { result, error } = await executeCodegen(context);
  if (error) throw error;
  return result.map(({ filename, content }) => ({ path: filename, text: content }));
}
