import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';
import { sportsMenu as menuOf } from './sportsMenuTree.ts';

/** Yields the entities of `Query.sportsMenu`, so that clients cache them only once. */
export const sportsMenu = defineSource<'sportsTree', Record<string, never>>({
  item: 'sportsTree',
  scope: 'PUBLIC',
  ttlMs: 2_000,
  limit: 40,
  timeoutMs: 300,
  topic: topics.world,
  args: { type: 'object', additionalProperties: false, required: [], properties: {} },
  load: (_, { catalogue }) => menuOf(catalogue),
});
