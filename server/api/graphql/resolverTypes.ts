import type { Resolvers as ResolversIn } from '#server/kinds/generated/resolvers.ts';
import type { GraphQLContext } from './context.ts';

export type Resolvers = ResolversIn<GraphQLContext>;
