import type { Resolvers as ResolversIn } from '#server/kinds/generated/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** The generated resolver map, with the context that the API gives. */
export type Resolvers = ResolversIn<GraphQLContext>;
